import Geometry

/// How far two pictures of one size differ, pixel by pixel.
///
/// Colours are compared multiplied by their opacity: what a clear pixel is made of shows nowhere.
public struct PixelComparison: Hashable, Sendable {
  public let rule: PixelRule
  /// Pixels of which any byte differs, but for those in ignored parts.
  public private(set) var differing = 0
  /// Pixels of which any byte differs, in ignored parts.
  public private(set) var ignored = 0
  /// The largest difference of a component, in levels of 255.
  public private(set) var largest = 0
  /// The largest difference as eyes see it, 0 to 1, where the rule measures so.
  public private(set) var farthest = 0.0
  /// Pixels that differ by more than the tolerance.
  public private(set) var beyondTolerance = 0
  /// Pixels beyond the tolerance that are only blended otherwise, where the rule ignores those.
  public private(set) var blended = 0
  /// The square of `windowSide` pixels with the most pixels beyond the tolerance; nil for none.
  public private(set) var densest: Window?
  public let pixelCount: Int

  /// A square part of a picture.
  public struct Window: Hashable, Codable, Sendable {
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
  /// Whether the rule takes the pictures for alike.
  public var isWithinRule: Bool { densest?.count ?? 0 <= rule.windowLimit }

  /// - Parameter tolerance: levels of 255 by which a component may differ.
  /// - Throws: `PixelComparisonError` where the sizes differ.
  public init(_ a: Bitmap, _ b: Bitmap, tolerance: Int = PixelComparison.antialiasing) throws {
    try self.init(a, b, rule: PixelRule(.levels(tolerance)))
  }

  /// - Throws: `PixelComparisonError` where the sizes differ.
  public init(_ a: Bitmap, _ b: Bitmap, rule: PixelRule) throws {
    try self.init(a, b, rule: rule) { _, _ in }
  }

  /// What a pixel that differs counts as.
  enum Kind {
    case alike, ignored, unlike
  }

  /// - Parameter note: called with each pixel that differs.
  init(_ a: Bitmap, _ b: Bitmap, rule: PixelRule, note: (Int, Kind) -> Void) throws {
    guard a.width == b.width, a.height == b.height else {
      throw PixelComparisonError.sizes(
        width: a.width, height: a.height, otherWidth: b.width, otherHeight: b.height)
    }
    self.rule = rule
    pixelCount = a.width * a.height
    guard a.bytes != b.bytes else { return }
    var cells = CellCounts(width: a.width, height: a.height)
    a.bytes.withUnsafeBufferPointer { bytesA in
      b.bytes.withUnsafeBufferPointer { bytesB in
        let (a, b) = (
          PixelView(bytes: bytesA, width: a.width, height: a.height),
          PixelView(bytes: bytesB, width: b.width, height: b.height)
        )
        for pixel in 0..<pixelCount where !a.isSame(as: b, at: pixel) {
          let levels = PixelDistance.levels(a, b, at: pixel * 4)
          guard levels > 0 else { continue }
          let kind = kind(of: pixel, levels: levels, a, b)
          note(pixel, kind)
          guard kind == .unlike else { continue }
          beyondTolerance += 1
          cells.count(pixel)
        }
      }
    }
    densest = cells.densest
  }

  private mutating func kind(
    of pixel: Int, levels: Int, _ a: PixelView, _ b: PixelView
  ) -> Kind {
    let (y, x) = pixel.quotientAndRemainder(dividingBy: a.width)
    if rule.ignored.contains(where: { $0.contains(x: x, y: y) }) {
      ignored += 1
      return .ignored
    }
    differing += 1
    largest = max(largest, levels)
    switch rule.measure {
    case .levels(let tolerance):
      if levels <= tolerance { return .alike }
    case .perceived(let limit):
      let distance = PixelDistance.perceived(a, b, at: pixel * 4)
      farthest = max(farthest, distance)
      if distance <= limit { return .alike }
    }
    if rule.ignoresAntialiasing, Antialiasing.isBlend(a, b, x: x, y: y) {
      blended += 1
      return .alike
    }
    return .unlike
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
