import Foundation
import Geometry

/// Writes outlines as SVG path data: differences of whole units, so that rounding cannot drift.
struct PathText {
  /// Decimals kept; one unit is the last of them.
  let decimals: Int
  let transform: CGAffineTransform
  private let power: CGFloat

  init(decimals: Int, transform: CGAffineTransform = .identity) {
    self.decimals = min(max(decimals, 0), 9)
    self.transform = transform
    power = Self.powers[self.decimals]
  }

  private static let powers: [CGFloat] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
  /// Beyond it units and their differences no longer fit 64 bits.
  private static let largest: CGFloat = 1e18

  /// Appends a path; answers false, having appended some of it, where a point is not finite or
  /// lies too far away.
  func append(_ path: Path, to bytes: inout [UInt8]) -> Bool {
    var pen = Pen(decimals: decimals)
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let to = place(to) else { return false }
        pen.move(to, &bytes)
      case .line(let to):
        guard let to = place(to) else { return false }
        pen.line(to, &bytes)
      case .quadCurve(let to, let control):
        guard let to = place(to), let control = place(control) else { return false }
        pen.quad(control, to, &bytes)
      case .curve(let to, let control1, let control2):
        guard let to = place(to), let control1 = place(control1), let control2 = place(control2)
        else { return false }
        pen.cubic(control1, control2, to, &bytes)
      case .closeSubpath:
        pen.close(&bytes)
      }
    }
    return true
  }

  private func place(_ point: CGPoint) -> Pen.Place? {
    let mapped = point.applying(transform)
    let (x, y) = ((mapped.x * power).rounded(), (mapped.y * power).rounded())
    guard abs(x) < Self.largest, abs(y) < Self.largest else { return nil }
    return Pen.Place(x: Int(x), y: Int(y))
  }
}

/// What was written last, which the next step is written against.
private struct Pen {
  /// A point in units of the last decimal.
  struct Place: Equatable {
    var x: Int
    var y: Int
  }

  let decimals: Int
  /// Units of a whole number.
  private let unit: UInt
  private var current = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  private var command: UInt8 = 0
  private var isFirst = true
  /// Whether the last number had a point, so that another point must begin a new number.
  private var hadPoint = false

  init(decimals: Int) {
    self.decimals = decimals
    unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
  }

  mutating func move(_ to: Place, _ bytes: inout [UInt8]) {
    // The first step is the same relative or not; later ones are shorter relative.
    begin(isFirst ? UInt8(ascii: "M") : UInt8(ascii: "m"), &bytes)
    isFirst = false
    append(to, &bytes)
    current = to
    start = to
  }

  mutating func line(_ to: Place, _ bytes: inout [UInt8]) {
    if to.y == current.y {
      begin(UInt8(ascii: "h"), &bytes)
      append(to.x - current.x, &bytes)
    } else if to.x == current.x {
      begin(UInt8(ascii: "v"), &bytes)
      append(to.y - current.y, &bytes)
    } else {
      begin(UInt8(ascii: "l"), &bytes)
      append(to, &bytes)
    }
    current = to
  }

  /// A curve whose control point mirrors the one before is written without it, as most are in
  /// TrueType outlines.
  ///
  /// Mirrored points are rounded as well, so one unit more or less is taken for the same; the
  /// point that a reader will mirror is kept, so that such differences do not add up.
  mutating func quad(_ control: Place, _ to: Place, _ bytes: inout [UInt8]) {
    let isSmooth = abs(mirrored.x - control.x) <= 1 && abs(mirrored.y - control.y) <= 1
    let control = isSmooth && isAfterQuad ? mirrored : control
    if isSmooth && isAfterQuad {
      begin(UInt8(ascii: "t"), &bytes)
    } else {
      begin(UInt8(ascii: "q"), &bytes)
      append(control, &bytes)
    }
    append(to, &bytes)
    current = to
    mirrored = Place(x: 2 * to.x - control.x, y: 2 * to.y - control.y)
  }

  /// Where a reader puts the control point of a smooth curve.
  private var mirrored = Place(x: 0, y: 0)
  private var isAfterQuad: Bool { command == UInt8(ascii: "q") || command == UInt8(ascii: "t") }

  mutating func cubic(_ c1: Place, _ c2: Place, _ to: Place, _ bytes: inout [UInt8]) {
    begin(UInt8(ascii: "c"), &bytes)
    append(c1, &bytes)
    append(c2, &bytes)
    append(to, &bytes)
    current = to
  }

  mutating func close(_ bytes: inout [UInt8]) {
    begin(UInt8(ascii: "z"), &bytes)
    current = start
  }

  /// A letter is left out where it would repeat, but for moves, which would turn into lines.
  private mutating func begin(_ letter: UInt8, _ bytes: inout [UInt8]) {
    let isMove = letter | 0x20 == UInt8(ascii: "m")
    if letter == command, !isMove, letter != UInt8(ascii: "z") { return }
    bytes.append(letter)
    command = letter
    isAfterLetter = true
  }

  private var isAfterLetter = true

  private mutating func append(_ point: Place, _ bytes: inout [UInt8]) {
    append(point.x - current.x, &bytes)
    append(point.y - current.y, &bytes)
  }

  private mutating func append(_ units: Int, _ bytes: inout [UInt8]) {
    let beginsWithPoint = units != 0 && units.magnitude < unit
    if !isAfterLetter, units >= 0, !(beginsWithPoint && hadPoint) {
      bytes.append(UInt8(ascii: " "))
    }
    NumberText.append(units: units, decimals: decimals, to: &bytes)
    hadPoint = units.magnitude % unit != 0
    isAfterLetter = false
  }
}
