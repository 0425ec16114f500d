import SwiftUI

extension Color {
  init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

struct Palette: View {
  let name: String
  let hexes: [UInt32]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.footnote.weight(.medium))
      HStack(spacing: 0) {
        ForEach(hexes, id: \.self) { Color(hex: $0) }
      }
      .frame(height: 36)
      .clipShape(.rect(cornerRadius: 9))
    }
  }
}

/// Three palettes of five colours each: heath, harbour and orchard.
#Preview {
  VStack(spacing: 12) {
    Palette(name: "Heath", hexes: [0x4A3B52, 0x7B5E7B, 0xB58DB6, 0xD9BFC9, 0xEFE3DF])
    Palette(name: "Harbour", hexes: [0x12344D, 0x1F5F7A, 0x3A93A6, 0x8CC7C4, 0xE3EFE9])
    Palette(name: "Orchard", hexes: [0x3C5A2A, 0x6F8F3A, 0xB7B84B, 0xE5A23D, 0xC9502E])
  }
  .frame(width: 280)
}
