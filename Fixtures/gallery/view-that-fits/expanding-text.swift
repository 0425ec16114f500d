import SwiftUI

struct Synopsis: View {
  let text: String

  var body: some View {
    ViewThatFits(in: .vertical) {
      Text(text)

      VStack(alignment: .leading, spacing: 6) {
        Text(text)
          .lineLimit(2)
        Text("More")
          .font(.footnote.bold())
          .foregroundStyle(.blue)
      }
    }
    .font(.subheadline)
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// The text on the left fits and is whole; the one on the right is cut and followed by "More".
#Preview {
  HStack(alignment: .top, spacing: 14) {
    Synopsis(text: "A cook inherits a ferry and learns the river by its smells.")
    Synopsis(
      text: """
        Two surveyors spend a winter on an island that, by their own sums, should not be there, \
        and fall out over its height.
        """)
  }
  .frame(width: 380, height: 96, alignment: .top)
}
