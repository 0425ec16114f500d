import SwiftUI

struct DayName: View {
  var body: some View {
    ViewThatFits {
      Text("Wednesday, 12 November 2031")
      Text("Wed, 12 Nov 2031")
      Text("12/11/31")
      Text("12")
    }
    .lineLimit(1)
    .font(.subheadline)
  }
}

/// A date in four boxes; each shows the longest form that it has room for.
#Preview {
  VStack(alignment: .leading, spacing: 8) {
    ForEach([240, 150, 90, 40], id: \.self) { (width: CGFloat) in
      DayName()
        .padding(8)
        .frame(width: width)
        .background(.indigo.opacity(0.16), in: .rect(cornerRadius: 8))
    }
  }
}
