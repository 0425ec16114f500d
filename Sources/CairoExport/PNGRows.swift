import Foundation

/// Rows ready to be compressed, each after the number of its filter.
struct PNGRows {
  /// What a pixel has, by the number that PNG gives it; greys are only read.
  enum ColourType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyWithOpacity = 4
    case rgba = 6

    /// Bytes of a pixel whose components have a byte each.
    var pixelSize: Int {
      switch self {
      case .grey, .palette: 1
      case .greyWithOpacity: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// Bits of a component, or of an index.
  var depth: Int
  var colourType: ColourType
  let memory: Scratch
  /// Bytes of all rows, at the start of the memory.
  var count: Int

  /// - Throws: `CairoError.outOfMemory`.
  init(depth: Int, colourType: ColourType, count: Int) throws {
    self.depth = depth
    self.colourType = colourType
    self.count = count
    // Four bytes more, so that pixels of three can be written as four.
    memory = try Scratch(count + 4)
  }
}

extension PremultipliedPixels {
  /// Every pixel as its colour, with opacity only where some pixel is not opaque; no filters.
  func trueColourRows() throws -> PNGRows {
    let type = isOpaque ? PNGRows.ColourType.rgb : .rgba
    let size = type.pixelSize
    let length = width * size + 1
    let rows = try PNGRows(depth: 8, colourType: type, count: length * height)
    let target = rows.memory.bytes
    for y in 0..<height {
      let row = start + y * stride
      target[y * length] = 0
      var place = y * length + 1
      // Most pixels are like the one before.
      var (last, straight): (UInt32, UInt32) = (0, 0)
      for x in 0..<width {
        if row[x] != last {
          last = row[x]
          straight = Self.straight(last).littleEndian
        }
        // Without opacity the fourth byte is overwritten by the next pixel or row.
        target.storeBytes(of: straight, toByteOffset: place, as: UInt32.self)
        place += size
      }
    }
    return rows
  }

  private var isOpaque: Bool {
    for y in 0..<height {
      let row = start + y * stride
      var all: UInt32 = .max
      for x in 0..<width { all &= row[x] }
      if all >> 24 != 255 { return false }
    }
    return true
  }

  /// Whether a good part of the rows has many colours and is nearly the row above: a gradient
  /// that runs across, which filters turn to zeros.
  var hasRamps: Bool {
    var (ramps, looked) = (0, 0)
    for y in Swift.stride(from: 1, to: height, by: 4) {
      let row = start + y * stride
      let above = row - stride
      var (across, down) = (0, 0)
      for x in 1..<max(width, 1) {
        across += row[x] != row[x - 1] ? 1 : 0
        down += row[x] != above[x] ? 1 : 0
      }
      looked += 1
      if across > width / 16, down < across / 8 { ramps += 1 }
    }
    return ramps * 8 > looked
  }
}
