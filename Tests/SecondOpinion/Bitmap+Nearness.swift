import Geometry

extension Bitmap {
  /// Each pixel of two drawings, of one size with this one, whose pixel is nearer to this one's;
  /// nil where the sizes differ.
  package func nearer(_ a: Bitmap, _ b: Bitmap) -> Bitmap? {
    guard a.width == width, a.height == height, b.width == width, b.height == height else {
      return nil
    }
    var bytes = a.bytes
    for place in stride(from: 0, to: bytes.count, by: 4)
    where distance(to: b, at: place) < distance(to: a, at: place) {
      for index in place..<place + 4 { bytes[index] = b.bytes[index] }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The largest difference of a component, multiplied by opacity.
  private func distance(to other: Bitmap, at place: Int) -> Int {
    let (alpha, otherAlpha) = (Int(bytes[place + 3]), Int(other.bytes[place + 3]))
    return (place..<place + 3).reduce(abs(alpha - otherAlpha) * 255) {
      max($0, abs(Int(bytes[$1]) * alpha - Int(other.bytes[$1]) * otherAlpha))
    }
  }

  /// Another drawing of the same size with every component brought to what this one has within a
  /// pixel: so that an edge may be softened that is hard here.
  package func forgivingEdges(of other: Bitmap) -> Bitmap? {
    guard other.width == width, other.height == height else { return nil }
    var bytes = other.bytes
    for y in 0..<height {
      for x in 0..<width {
        for component in 0..<4 {
          var (low, high) = (UInt8.max, UInt8.min)
          for row in max(y - 1, 0)...min(y + 1, height - 1) {
            for column in max(x - 1, 0)...min(x + 1, width - 1) {
              let value = self.bytes[(row * width + column) * 4 + component]
              (low, high) = (min(low, value), max(high, value))
            }
          }
          let place = (y * width + x) * 4 + component
          if (low...high).contains(bytes[place]) { bytes[place] = self.bytes[place] }
        }
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
