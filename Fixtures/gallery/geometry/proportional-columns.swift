import SwiftUI

struct Split: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.indigo
          .frame(width: proxy.size.width * fraction)
        Color.mint
      }
      .overlay {
        Text("\(Int(fraction * 100)) to \(100 - Int(fraction * 100))")
          .font(.footnote.bold())
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.background, in: .capsule)
      }
    }
    .frame(height: 36)
    .clipShape(.rect(cornerRadius: 8))
  }
}

/// Three bars divided at a quarter, at a half and at two thirds of their width.
#Preview {
  VStack(spacing: 8) {
    Split(fraction: 0.25)
    Split(fraction: 0.5)
    Split(fraction: 0.67)
  }
  .frame(width: 280)
}
