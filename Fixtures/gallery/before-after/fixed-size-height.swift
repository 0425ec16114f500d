import SwiftUI

struct Pair: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("A rule as high as the text beside it, and no higher.")
        .frame(width: 130)
      Rectangle()
        .fill(.pink)
        .frame(width: 3)
    }
    .padding(.horizontal, 12)
  }
}

/// The rule takes all the height that it is offered.
// figure: name=rule-takes-all
#Preview {
  Pair()
    .frame(height: 170)
    .border(.gray.opacity(0.4))
}

/// At its ideal height the row is as high as its text, and so is the rule.
// figure: name=rule-follows-text
#Preview {
  Pair()
    .fixedSize(horizontal: false, vertical: true)
    .frame(height: 170)
    .border(.gray.opacity(0.4))
}
