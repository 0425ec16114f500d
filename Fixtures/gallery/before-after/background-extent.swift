import SwiftUI

struct Row: View {
  let fills: Bool

  var body: some View {
    Text("Departures")
      .font(.headline)
      .padding(12)
      .frame(maxWidth: fills ? .infinity : nil, alignment: .leading)
      .background(.teal.opacity(0.3), in: .rect(cornerRadius: 8))
  }
}

/// A background ends where its view ends: just behind the word.
// figure: name=background-hugs
#Preview {
  Row(fills: false)
    .frame(width: 260, alignment: .leading)
    .border(.gray.opacity(0.5))
}

/// With a frame that fills the width before it, the background is as wide as the row.
// figure: name=background-fills
#Preview {
  Row(fills: true)
    .frame(width: 260, alignment: .leading)
    .border(.gray.opacity(0.5))
}
