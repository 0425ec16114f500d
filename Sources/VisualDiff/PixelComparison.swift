import Geometry

/// How far two pictures of one size differ, pixel by pixel.
///
/// Colours are compared multiplied by their opacity: what a clear pixel is made of shows nowhere.
public struct PixelComparison: Hashable, Sendable {
  /// Pixels of which any byte differs.
  public let differing: Int
  /// The largest difference of a component, in levels of 255.
  public let largest: Int
  /// Pixels that differ by more than the tolerance.
  public let beyondTolerance: Int
  /// The square of `windowSide` pixels with the most pixels beyond the tolerance; nil for none.
  public let densest: Window?
  public let pixelCount: Int

  /// A square part of a picture.
  public struct Window: Hashable, Sendable {
    public let x: Int
    public let y: Int
    /// Pixels in it beyond the tolerance.
    public let count: Int

    public init(x: Int, y: Int, count: Int) {
      self.x = x
      self.y = y
      self.count = count
    }
  }

  /// Wide enough for a misplaced letter, small enough that it stands out.
  public static let windowSide = 16
  /// What antialiasing by another renderer may change, in levels of 255.
  ///
  /// Cairo samples 15 rows of a pixel: an edge moved by a rounding can gain or lose one, 17 levels.
  public static let antialiasing = 24

  /// The part of all pixels that differ by more than the tolerance, 0 to 1.
  public var share: Double { Double(beyondTolerance) / Double(pixelCount) }
  public var isEqual: Bool { differing == 0 }

  /// - Parameter tolerance: levels of 255 by which a component may differ.
  /// - Throws: `PixelComparisonError` where the sizes differ.
  public init(_ a: Bitmap, _ b: Bitmap, tolerance: Int = PixelComparison.antialiasing) throws {
    guard a.width == b.width, a.height == b.height else {
      throw PixelComparisonError.sizes(
        width: a.width, height: a.height, otherWidth: b.width, otherHeight: b.height)
    }
    let pixelCount = a.width * a.height
    var counts = Counts()
    if a.bytes == b.bytes {
      self.init(counts, pixelCount: pixelCount, densest: nil)
      return
    }
    var cells = CellCounts(width: a.width, height: a.height)
    a.bytes.withUnsafeBufferPointer { a in
      b.bytes.withUnsafeBufferPointer { b in
        for pixel in 0..<pixelCount {
          let difference = Self.difference(a, b, at: pixel * 4)
          guard difference > 0 else { continue }
          counts.differing += 1
          counts.largest = max(counts.largest, difference)
          if difference > tolerance {
            counts.beyond += 1
            cells.count(pixel)
          }
        }
      }
    }
    self.init(counts, pixelCount: pixelCount, densest: cells.densest)
  }

  private struct Counts {
    var differing = 0
    var largest = 0
    var beyond = 0
  }

  private init(_ counts: Counts, pixelCount: Int, densest: Window?) {
    differing = counts.differing
    largest = counts.largest
    beyondTolerance = counts.beyond
    self.pixelCount = pixelCount
    self.densest = densest
  }

  /// The largest difference of a component, multiplied by opacity; at least 1 where bytes differ.
  private static func difference(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Int {
    let (alphaA, alphaB) = (Int(a[place + 3]), Int(b[place + 3]))
    var largest = abs(alphaA - alphaB)
    var isDifferent = largest > 0
    for component in place..<place + 3 where a[component] != b[component] || isDifferent {
      isDifferent = true
      // Rounded to the nearest level.
      let difference = abs(Int(a[component]) * alphaA - Int(b[component]) * alphaB)
      largest = max(largest, (difference + 127) / 255)
    }
    return isDifferent ? max(largest, 1) : 0
  }
}

/// Why two pictures cannot be compared.
public enum PixelComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  case sizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int)

  public var description: String {
    switch self {
    case .sizes(let width, let height, let otherWidth, let otherHeight):
      "the pictures differ in size: \(width) × \(height) and \(otherWidth) × \(otherHeight) pixels"
    }
  }
}

/// Counts per square of half a window's side; windows are two by two of them.
private struct CellCounts {
  private static let side = PixelComparison.windowSide / 2
  private let pixelsPerRow: Int
  private let columns: Int
  private let rows: Int
  private var counts: [Int32]

  init(width: Int, height: Int) {
    pixelsPerRow = width
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    counts = [Int32](repeating: 0, count: columns * rows)
  }

  mutating func count(_ pixel: Int) {
    let (y, x) = pixel.quotientAndRemainder(dividingBy: pixelsPerRow)
    counts[y / Self.side * columns + x / Self.side] += 1
  }

  /// The topmost, then leftmost of the windows with the most.
  var densest: PixelComparison.Window? {
    func count(_ column: Int, _ row: Int) -> Int {
      column < columns && row < rows ? Int(counts[row * columns + column]) : 0
    }
    var best: PixelComparison.Window?
    for row in 0..<rows {
      for column in 0..<columns {
        let sum =
          count(column, row) + count(column + 1, row) + count(column, row + 1)
          + count(column + 1, row + 1)
        if sum > best?.count ?? 0 {
          best = PixelComparison.Window(x: column * Self.side, y: row * Self.side, count: sum)
        }
      }
    }
    return best
  }
}
