/// Pixels of a picture, row by row from the top: red, green, blue and opacity, a byte each.
///
/// Colours are not multiplied by their opacity; a clear pixel is four zeros.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes.
  public let bytes: [UInt8]

  /// Pixels a side, so that their product cannot overflow; no file format of ours allows more.
  private static let sideLimit = 16_777_216

  /// Answers nil where the number of bytes does not fit the size.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= Self.sideLimit, height <= Self.sideLimit,
      bytes.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
