import Geometry

extension Bitmap {
  /// The picture at one part of its size, each pixel the mean of a square of pixels.
  ///
  /// Programs that draw glyphs as masks move them to whole pixels; of a picture drawn much larger
  /// no more than a small part of a pixel is left of that.
  package func shrunk(by factor: Int) -> Bitmap? {
    let (width, height) = (self.width / factor, self.height / factor)
    var result: [UInt8] = []
    result.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // Colours weigh as much as they cover.
        var sums = (0, 0, 0, 0)
        for row in y * factor..<(y + 1) * factor {
          for column in x * factor..<(x + 1) * factor {
            let place = (row * self.width + column) * 4
            let alpha = Int(bytes[place + 3])
            sums.0 += Int(bytes[place]) * alpha
            sums.1 += Int(bytes[place + 1]) * alpha
            sums.2 += Int(bytes[place + 2]) * alpha
            sums.3 += alpha
          }
        }
        let (alpha, count) = (sums.3, factor * factor)
        for sum in [sums.0, sums.1, sums.2] {
          result.append(alpha == 0 ? 0 : UInt8(min((sum + alpha / 2) / alpha, 255)))
        }
        result.append(UInt8((alpha + count / 2) / count))
      }
    }
    return Bitmap(width: width, height: height, bytes: result)
  }
}
