import SwiftUI

/// A noise of bytes that wrap around at 256.
struct Noise: View {
  var bytes: [UInt8] {
    var state: UInt8 = 37
    return (0..<48).map { _ in
      state = state &* 77 &+ 41
      return state
    }
  }

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(Array(bytes.enumerated()), id: \.offset) { _, byte in
        RoundedRectangle(cornerRadius: 1.5)
          .fill(byte > UInt8.max / 2 ? .indigo : .teal)
          .frame(width: 4, height: CGFloat(byte) / 4 + 2)
      }
    }
    .frame(height: 70, alignment: .bottom)
    .padding()
  }
}

/// Forty-eight bars, as high as bytes that wrap around.
#Preview { Noise() }
