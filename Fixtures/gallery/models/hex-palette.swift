import SwiftUI

extension Color {
  /// A colour written as in a style sheet: `#2F6F8F`.
  init(css: String) {
    let digits = css.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var bits: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&bits)
    self.init(
      red: Double(bits >> 16 & 0xFF) / 255,
      green: Double(bits >> 8 & 0xFF) / 255,
      blue: Double(bits & 0xFF) / 255)
  }
}

struct PaletteView: View {
  let codes = ["#2F6F8F", "#4FA3A5", "#F2C14E", "#F78154", "#B4436C"]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(codes, id: \.self) { code in
        let red = Int(code.dropFirst().prefix(2), radix: 16) ?? 0
        VStack(spacing: 4) {
          Color(css: code).frame(width: 64, height: 64)
          Text(code).font(.caption2).monospacedDigit()
          Text("red \(red)").font(.caption2).foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }
}

/// Five colours that are written in sixteens.
#Preview { PaletteView() }
