import Foundation

/// Replaces rows by differences from their neighbours, which makes photographs and soft gradients
/// smaller, and flat figures larger.
enum PNGFilter {
  /// Rows of a picture with each row's best filter: the one with the least sum of differences.
  ///
  /// That choice is the one that PNG's specification recommends (12.8, filter selection).
  ///
  /// - Parameters:
  ///   - rows: without filters.
  ///   - pixels: the picture that the rows were made from.
  static func filtered(_ rows: PNGRows, in pixels: PremultipliedPixels) throws -> PNGRows {
    let result = try PNGRows(depth: rows.depth, colourType: rows.colourType, count: rows.count)
    let pixelSize = rows.colourType.pixelSize
    let width = pixels.width * pixelSize
    let length = width + 1
    let above = [UInt8](repeating: 0, count: width)
    above.withUnsafeBufferPointer { above in
      guard let zeros = above.baseAddress,
        let first = rows.memory.bytes.bindMemory(to: UInt8.self).baseAddress,
        let target = result.memory.bytes.bindMemory(to: UInt8.self).baseAddress
      else { return }
      let source = UnsafePointer(first)
      for y in 0..<pixels.height {
        let row = Row(
          bytes: source + y * length + 1, above: y > 0 ? source + (y - 1) * length + 1 : zeros,
          count: width, pixelSize: pixelSize)
        let kind = row.bestFilter
        target[y * length] = kind.rawValue
        row.write(kind, to: target + y * length + 1)
      }
    }
    return result
  }

  /// Makes rows of differences into rows of pixels, in their place; each begins with its filter.
  ///
  /// - Parameters:
  ///   - rowBytes: of a row without its filter.
  ///   - step: bytes from a pixel to the next, at least one.
  /// - Returns: false where a row has a filter that there is not.
  static func undo(_ rows: UnsafeMutableRawBufferPointer, rowBytes: Int, step: Int) -> Bool {
    let length = rowBytes + 1
    guard rowBytes > 0, step > 0, let first = rows.bindMemory(to: UInt8.self).baseAddress
    else { return false }
    let zeros = [UInt8](repeating: 0, count: rowBytes)
    return zeros.withUnsafeBufferPointer { zeros in
      guard var above = zeros.baseAddress else { return false }
      for y in 0..<rows.count / length {
        let row = first + y * length + 1
        guard let kind = Kind(rawValue: row[-1]) else { return false }
        undo(kind, row, above: above, count: rowBytes, step: step)
        above = UnsafePointer(row)
      }
      return true
    }
  }

  @inline(__always)
  private static func undo(
    _ kind: Kind, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int,
    step: Int
  ) {
    let start = min(step, count)
    switch kind {
    case .none: return
    case .left: for index in start..<count { row[index] &+= row[index - step] }
    case .above: for index in 0..<count { row[index] &+= above[index] }
    case .average:
      for index in 0..<start { row[index] &+= above[index] / 2 }
      for index in start..<count {
        row[index] &+= UInt8((UInt16(row[index - step]) + UInt16(above[index])) / 2)
      }
    case .paeth:
      for index in 0..<start { row[index] &+= above[index] }
      for index in start..<count {
        row[index] &+= paeth(row[index - step], above[index], above[index - step])
      }
    }
  }

  /// The neighbour nearest to left + above - corner (PNG specification, 9.4).
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  private enum Kind: UInt8, CaseIterable {
    case none, left, above, average, paeth
  }

  private struct Row {
    let bytes: UnsafePointer<UInt8>
    let above: UnsafePointer<UInt8>
    let count: Int
    let pixelSize: Int

    @inline(__always)
    private func difference(_ kind: Kind, _ index: Int) -> UInt8 {
      let left = index >= pixelSize ? bytes[index - pixelSize] : 0
      switch kind {
      case .none: return bytes[index]
      case .left: return bytes[index] &- left
      case .above: return bytes[index] &- above[index]
      case .average:
        return bytes[index] &- UInt8((UInt16(left) + UInt16(above[index])) / 2)
      case .paeth:
        let corner = index >= pixelSize ? above[index - pixelSize] : 0
        return bytes[index] &- PNGFilter.paeth(left, above[index], corner)
      }
    }

    private func cost(_ kind: Kind) -> Int {
      var sum: UInt32 = 0
      for index in 0..<count {
        let signed = Int8(bitPattern: difference(kind, index))
        sum &+= UInt32(signed.magnitude)
      }
      return Int(sum)
    }

    var bestFilter: Kind {
      var best = (kind: Kind.none, cost: Int.max)
      for kind in Kind.allCases {
        let cost = cost(kind)
        if cost < best.cost { best = (kind, cost) }
      }
      return best.kind
    }

    func write(_ kind: Kind, to target: UnsafeMutablePointer<UInt8>) {
      for index in 0..<count { target[index] = difference(kind, index) }
    }
  }
}
