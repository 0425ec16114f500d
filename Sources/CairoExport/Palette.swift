import Foundation

/// The colours of a picture that has few of them.
struct Palette {
  /// Red, green and blue of each colour.
  private(set) var colours: [UInt8] = []
  /// Opacities of the first colours; those that follow are opaque.
  private(set) var opacities: [UInt8] = []
  private var table = ColourTable()
  private var indices: [UInt8] = []

  /// Answers nil where the picture has more than 256 colours.
  init?(_ pixels: PremultipliedPixels) {
    guard table.collect(pixels) else { return nil }
    // Clear colours first, because opacities are written only up to the last one that needs it;
    // by value otherwise, so that the file does not depend on a table's order.
    let found = table.pixels.enumerated().map {
      (index: $0.offset, colour: PremultipliedPixels.straight($0.element))
    }
    let sorted = found.sorted {
      ($0.colour >> 24, $0.colour) < ($1.colour >> 24, $1.colour)
    }
    indices = [UInt8](repeating: 0, count: found.count)
    for (place, entry) in sorted.enumerated() {
      indices[entry.index] = UInt8(place)
      for shift in [0, 8, 16] as [UInt32] {
        colours.append(UInt8(truncatingIfNeeded: entry.colour >> shift))
      }
      if entry.colour >> 24 < 255 { opacities.append(UInt8(entry.colour >> 24)) }
    }
  }

  /// The picture as indices into the palette, several to a byte where they fit.
  func rows(of pixels: PremultipliedPixels) throws -> PNGRows {
    let count = indices.count
    let depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
    let perByte = 8 / depth
    let length = (pixels.width + perByte - 1) / perByte + 1
    let rows = try PNGRows(depth: depth, colourType: .palette, count: length * pixels.height)
    let target = rows.memory.bytes
    for y in 0..<pixels.height {
      let row = pixels.start + y * pixels.stride
      target[y * length] = 0
      var (last, index): (UInt32, UInt8) = (row[0], indices[table.index(of: row[0])])
      var (byte, place, filled) = (UInt8(0), y * length + 1, 0)
      for x in 0..<pixels.width {
        if row[x] != last {
          last = row[x]
          index = indices[table.index(of: last)]
        }
        byte = byte << UInt8(truncatingIfNeeded: depth & 7) | index
        filled += 1
        if filled == perByte {
          target[place] = byte
          (byte, filled) = (0, 0)
          place += 1
        }
      }
      if filled > 0 { target[place] = byte << UInt8((perByte - filled) * depth) }
    }
    return rows
  }
}

/// Pixels' values by a hash, in the order they were met; at most 256.
private struct ColourTable {
  private(set) var pixels: [UInt32] = []
  /// Slots hold an index plus one; zero is an empty slot.
  private var slots = [UInt16](repeating: 0, count: 1_024)

  private func slot(_ pixel: UInt32) -> Int {
    Int((pixel &* 0x9E37_79B1) >> 22)
  }

  /// Collects all values; answers false as soon as there are too many.
  mutating func collect(_ source: PremultipliedPixels) -> Bool {
    for y in 0..<source.height {
      let row = source.start + y * source.stride
      var last = ~row[0]
      for x in 0..<source.width where row[x] != last {
        last = row[x]
        guard insert(last) else { return false }
      }
    }
    return true
  }

  private mutating func insert(_ pixel: UInt32) -> Bool {
    var place = slot(pixel)
    // A quarter of the slots is filled at most, so an empty one always comes.
    while slots[place] != 0 {
      if pixels[Int(slots[place]) - 1] == pixel { return true }
      place = (place + 1) & 1_023
    }
    guard pixels.count < 256 else { return false }
    pixels.append(pixel)
    slots[place] = UInt16(pixels.count)
    return true
  }

  func index(of pixel: UInt32) -> Int {
    var place = slot(pixel)
    while slots[place] != 0 {
      let index = Int(slots[place]) - 1
      if pixels[index] == pixel { return index }
      place = (place + 1) & 1_023
    }
    return 0
  }
}
