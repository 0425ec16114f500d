/// Tells whether a pixel differs only because an edge is blended otherwise.
///
/// It does where both pictures have the same dark and light neighbours, the pixel of neither is a
/// colour that is new to the other's neighbourhood, and one of the two lies between its own
/// neighbours. A line that is gone or has moved fails at the first or the last: its pixel is an
/// extreme, however thin the line.
enum Antialiasing {
  /// Levels by which neighbours may differ and still be the same.
  private static let tolerance = 24.0
  /// Levels inside its neighbours that a blended pixel lies at least.
  private static let margin = 4.0

  static func isBlend(_ a: PixelView, _ b: PixelView, x: Int, y: Int) -> Bool {
    let (first, second) = (around(a, x: x, y: y), around(b, x: x, y: y))
    guard abs(first.darkest - second.darkest) <= tolerance,
      abs(first.lightest - second.lightest) <= tolerance
    else { return false }
    let (one, other) = (
      a.brightness(at: y * a.width + x), b.brightness(at: y * b.width + x)
    )
    guard one >= second.darkest - margin, one <= second.lightest + margin,
      other >= first.darkest - margin, other <= first.lightest + margin
    else { return false }
    return first.isBetween(one, margin) || second.isBetween(other, margin)
  }

  private struct Neighbours {
    var darkest = Double.infinity
    var lightest = -Double.infinity

    func isBetween(_ value: Double, _ margin: Double) -> Bool {
      value > darkest + margin && value < lightest - margin
    }
  }

  /// The eight pixels around one, as far as they are in the picture.
  private static func around(_ picture: PixelView, x: Int, y: Int) -> Neighbours {
    var found = Neighbours()
    for row in max(y - 1, 0)...min(y + 1, picture.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, picture.width - 1)
      where row != y || column != x {
        let value = picture.brightness(at: row * picture.width + column)
        found.darkest = min(found.darkest, value)
        found.lightest = max(found.lightest, value)
      }
    }
    return found
  }
}
