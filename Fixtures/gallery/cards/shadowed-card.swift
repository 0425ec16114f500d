import SwiftUI

extension View {
  func raised(_ radius: CGFloat = 16) -> some View {
    background(.background, in: .rect(cornerRadius: radius))
      .overlay {
        RoundedRectangle(cornerRadius: radius)
          .strokeBorder(.primary.opacity(0.15))
      }
      .shadow(color: .indigo.opacity(0.25), radius: 0, x: 6, y: 6)
  }
}

/// A card with a hard shadow down to the right, and a fine line round it.
VStack(alignment: .leading, spacing: 6) {
  Text("Tonight")
    .font(.caption.bold())
    .foregroundStyle(.indigo)
  Text("Perseids at their peak")
    .font(.headline)
  Text("Look north-east after eleven, away from lamps.")
    .font(.subheadline)
    .foregroundStyle(.secondary)
}
.padding(16)
.frame(width: 280, alignment: .leading)
.raised()
.padding(12)
