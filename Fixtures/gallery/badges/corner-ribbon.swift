import SwiftUI

struct Ribbon: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.caption.bold())
      .foregroundStyle(.white)
      .frame(width: 120, height: 24)
      .background(.pink)
      .rotationEffect(.degrees(45))
      .offset(x: 34, y: 16)
  }
}

/// A ribbon across the top trailing corner, cut off by the rounded edge of its card.
#Preview {
  VStack(alignment: .leading) {
    Text("Field recorder")
      .font(.headline)
    Text("Two channels, one dial")
      .font(.subheadline)
      .foregroundStyle(.secondary)
  }
  .padding(20)
  .frame(width: 240, height: 120, alignment: .bottomLeading)
  .background(.quinary)
  .overlay(alignment: .topTrailing) {
    Ribbon(text: "NEW")
  }
  .clipShape(.rect(cornerRadius: 18))
}
