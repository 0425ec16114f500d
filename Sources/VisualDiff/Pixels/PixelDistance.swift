import Geometry

/// How far two pixels are apart.
enum PixelDistance {
  /// The largest difference of a component, multiplied by opacity, in levels; at least 1 where any
  /// byte differs.
  static func levels(_ a: PixelView, _ b: PixelView, at place: Int) -> Int {
    let (alphaA, alphaB) = (Int(a.bytes[place + 3]), Int(b.bytes[place + 3]))
    var largest = abs(alphaA - alphaB)
    var isDifferent = largest > 0
    for component in place..<place + 3
    where a.bytes[component] != b.bytes[component] || isDifferent {
      isDifferent = true
      // Rounded to the nearest level.
      let difference = abs(Int(a.bytes[component]) * alphaA - Int(b.bytes[component]) * alphaB)
      largest = max(largest, (difference + 127) / 255)
    }
    return isDifferent ? max(largest, 1) : 0
  }

  /// As eyes see it, 0 to 1: the distance in YIQ, weighted, over white and over black, whichever
  /// is farther (Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
  /// transmission color space in mobile applications", 2010).
  static func perceived(_ a: PixelView, _ b: PixelView, at place: Int) -> Double {
    let overWhite = distance(a.over(255, at: place), b.over(255, at: place))
    if a.bytes[place + 3] == 255, b.bytes[place + 3] == 255 { return overWhite }
    return max(overWhite, distance(a.over(0, at: place), b.over(0, at: place)))
  }

  typealias Colour = (red: Double, green: Double, blue: Double)

  /// The Y of YIQ.
  static func brightness(_ colour: Colour) -> Double {
    colour.red * 0.29889531 + colour.green * 0.58662247 + colour.blue * 0.11448223
  }

  private static func distance(_ a: Colour, _ b: Colour) -> Double {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = brightness((red, green, blue))
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    // The sum for black and white.
    let largest = 0.5053 * 255 * 255
    return min(((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / largest).squareRoot(), 1)
  }
}

/// The pixels of a picture, lent.
struct PixelView {
  let bytes: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// Whether a pixel has the same bytes in another picture: of most pixels nothing else is asked.
  @inline(__always)
  func isSame(as other: PixelView, at pixel: Int) -> Bool {
    func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
      UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
    }
    return word(bytes) == word(other.bytes)
  }

  /// The colour over a grey.
  func over(_ grey: Double, at place: Int) -> PixelDistance.Colour {
    let opacity = Double(bytes[place + 3]) / 255
    func blended(_ component: UInt8) -> Double {
      Double(component) * opacity + grey * (1 - opacity)
    }
    return (blended(bytes[place]), blended(bytes[place + 1]), blended(bytes[place + 2]))
  }

  /// How bright a pixel is over white, 0 to 255.
  func brightness(at pixel: Int) -> Double {
    let colour = over(255, at: pixel * 4)
    return PixelDistance.brightness(colour)
  }
}
