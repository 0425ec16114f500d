import SwiftUI

struct Birds: View {
  let names = ["Avocet", "Bittern", "Curlew", "Dunlin", "Egret"]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
    .listStyle(.plain)
  }
}

/// Five names of birds in a plain list, with a line after each.
#Preview(traits: .fixedLayout(width: 300, height: 296)) {
  Birds()
}
