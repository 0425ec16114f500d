/// What may differ between two pictures that still count as alike.
///
/// Nothing by default: what Framewright draws is the same everywhere. The rest is for pictures
/// that others made.
public struct PixelRule: Hashable, Sendable {
  /// How the difference of two pixels is measured.
  public enum Measure: Hashable, Sendable {
    /// By their components, multiplied by opacity: alike up to so many levels of 255.
    case levels(Int)
    /// As eyes see it: alike up to this part of the distance between black and white, 0 to 1.
    case perceived(Double)
  }

  public var measure = Measure.levels(0)
  /// Whether pixels count as alike where an edge is only blended otherwise.
  public var ignoresAntialiasing = false
  /// Parts that are not looked at.
  public var ignored: [PixelArea] = []
  /// Pixels that may be unlike in the densest window of the picture.
  public var windowLimit = 0

  public init() {}

  public init(_ measure: Measure) {
    self.measure = measure
  }

  public static let exact = PixelRule()
}

/// A part of a picture, in pixels from its upper left corner.
public struct PixelArea: Hashable, Codable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
  }
}
