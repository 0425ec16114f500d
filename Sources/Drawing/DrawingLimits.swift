import Foundation

/// How much a figure may hold; beyond it an exporter answers with a `DrawingError`.
public enum DrawingLimits {
  /// Pixels along one side of a picture: what Cairo's and browsers' pictures can have.
  public static let side = 32_767
  /// Pixels of a picture: a gigabyte of memory.
  public static let pixels = 256_000_000
  /// The distance of a coordinate from the figure's origin, in pixels of the picture.
  ///
  /// Cairo counts 256ths of a pixel in 32 bits and wraps round beyond eight million.
  public static let coordinate: CGFloat = 4_000_000
  /// Groups within groups.
  public static let nesting = 10_000
  /// Groups within groups that have an opacity or a clip: librsvg takes 256 nested elements.
  public static let layers = 200
  /// Items, those of groups included.
  public static let items = 4_000_000
  /// Strokes of a dashed outline.
  public static let dashes: CGFloat = 200_000
  /// Colours along one gradient, as given.
  public static let stops = 1_000
}

/// Why a figure cannot be drawn. Nothing is drawn in its place.
public enum DrawingError: Error, Hashable, Sendable {
  /// A number that is infinite or no number; `item` says where, `what` of which property.
  case notFinite(item: String, what: String)
  /// A coordinate or a length so large that no exporter can keep it exact.
  case tooLarge(item: String, what: String)
  /// The part of the plane to show has no extent.
  case emptyCanvas(width: CGFloat, height: CGFloat)
  /// A picture made of pixels would have too many of them along a side, or in all.
  case canvasTooLarge(width: CGFloat, height: CGFloat, limit: Int = DrawingLimits.pixels)
  /// Pixels per point that are not above zero.
  case invalidScale(CGFloat)
  /// Groups are nested too deeply; `limit` names how deep they may be.
  case nestedTooDeeply(item: String, limit: Int)
  /// More items, gradient stops or dashes than an exporter can write.
  case tooMany(what: String, item: String, limit: Int)
}

extension DrawingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let item, let what):
      "\(what) of \(item) is infinite or not a number"
    case .tooLarge(let item, let what):
      "\(what) of \(item) lies beyond \(DrawingLimits.coordinate.text) pixels"
    case .emptyCanvas(let width, let height):
      "the figure is empty: \(width.text) × \(height.text) points"
    case .canvasTooLarge(let width, let height, let limit):
      "a picture of \(width.text) × \(height.text) pixels is too large: at most "
        + "\(DrawingLimits.side) a side and \(limit) in all"
    case .invalidScale(let scale):
      "a scale of \(scale.text) pixels per point is not above zero"
    case .nestedTooDeeply(let item, let limit):
      "\(item) is nested in more than \(limit) groups"
    case .tooMany(let what, let item, let limit):
      "\(item) has more than \(limit) \(what)"
    }
  }
}
