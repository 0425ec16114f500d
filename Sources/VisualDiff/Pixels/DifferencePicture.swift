import Geometry

extension Bitmap {
  /// A picture of what differs: the new picture pale, what is unlike in red, what the rule lets
  /// pass in yellow, ignored parts in blue.
  ///
  /// - Throws: `PixelComparisonError` where the sizes differ.
  public static func difference(
    _ old: Bitmap, _ new: Bitmap, rule: PixelRule
  ) throws -> (comparison: PixelComparison, picture: Bitmap) {
    var bytes = new.pale
    let comparison = try PixelComparison(old, new, rule: rule) { pixel, kind in
      let colour: (UInt8, UInt8, UInt8) =
        switch kind {
        case .unlike: (214, 0, 28)
        case .alike: (232, 176, 0)
        case .ignored: (120, 160, 230)
        }
      (bytes[pixel * 4], bytes[pixel * 4 + 1], bytes[pixel * 4 + 2]) = colour
    }
    guard let picture = Bitmap(width: new.width, height: new.height, bytes: bytes) else {
      return (comparison, new)
    }
    return (comparison, picture)
  }

  /// Grey over white, a fifth as strong.
  private var pale: [UInt8] {
    bytes.withUnsafeBufferPointer { source in
      let view = PixelView(bytes: source, width: width, height: height)
      return [UInt8](unsafeUninitializedCapacity: bytes.count) { target, count in
        for pixel in 0..<width * height {
          let grey = UInt8(max(0, min(255, 255 - (255 - view.brightness(at: pixel)) / 5)))
          for component in 0..<3 { target[pixel * 4 + component] = grey }
          target[pixel * 4 + 3] = 255
        }
        count = width * height * 4
      }
    }
  }
}
