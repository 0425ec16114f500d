import SwiftUI

protocol Instrument {
  associatedtype Picture: View

  var name: String { get }
  var strings: Int { get }
  @ViewBuilder var picture: Picture { get }
}

extension Instrument {
  var caption: String { "\(name), \(strings) string\(strings == 1 ? "" : "s")" }
}

struct Lute: Instrument {
  let name = "Lute"
  let strings = 15
  var picture: some View {
    Ellipse().fill(.brown.gradient)
  }
}

struct Gusle: Instrument {
  let name = "Gusle"
  let strings = 1
  var picture: some View {
    Circle().fill(.orange.gradient)
    Rectangle().fill(.orange).frame(width: 4)
  }
}

struct Exhibit<Item: Instrument>: View {
  let item: Item

  var body: some View {
    VStack(spacing: 8) {
      HStack { item.picture }
        .frame(width: 84, height: 64)
      Text(item.caption)
        .font(.footnote)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// Two instruments in cases, each with a simple picture and the number of its strings.
#Preview {
  HStack(spacing: 12) {
    Exhibit(item: Lute())
    Exhibit(item: Gusle())
  }
}
