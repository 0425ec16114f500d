import Foundation

extension Path {
  /// The part of the outline between two shares of its length.
  ///
  /// Both are kept within 0 and 1; where `to` is not beyond `from` nothing is left. A closing line
  /// counts, and stays one where its subpath is kept whole. Source: Apple's paths as recorded by
  /// iamcgn/swiftui-web (Shape.md).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let kept = from * total..<to * total
    var result = Path()
    var position: CGFloat = 0
    var isOpen = false
    for segment in segments {
      let range = position..<position + segment.length
      position = range.upperBound
      if segment.isFirst { isOpen = false }
      guard segment.length > 0, range.overlaps(kept) else { continue }
      let start = max(kept.lowerBound - range.lowerBound, 0)
      let end = min(kept.upperBound - range.lowerBound, segment.length)
      let curve = segment.part(start, end)
      if !isOpen { result.move(to: curve.start) }
      isOpen = true
      result.add(curve)
    }
    return result
  }

  private mutating func add(_ segment: PathSegment) {
    if segment.isStraight {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }

  /// Lines and cubics, closing lines included; quadratic curves are raised to cubics.
  private var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isStraight: Bool) {
      segments.append(
        PathSegment(
          start: current, control1: control1, control2: control2, end: end,
          isStraight: isStraight, isFirst: isFirst))
      isFirst = false
      current = end
    }
    for element in elements {
      switch element {
      case .move(let to): (start, current, isFirst) = (to, to, true)
      case .line(let to): add(current, to, to, isStraight: true)
      case .quadCurve(let to, let control):
        add(
          current.toward(control, 2 / 3), to.toward(control, 2 / 3), to, isStraight: false)
      case .curve(let to, let control1, let control2):
        add(control1, control2, to, isStraight: false)
      case .closeSubpath:
        add(current, start, start, isStraight: true)
        isFirst = true
      }
    }
    return segments
  }
}

/// A line or a cubic, with its length in points.
private struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isStraight: Bool
  /// Whether it begins a subpath.
  var isFirst: Bool
  private(set) var length: CGFloat = 0

  /// So many chords stand for a curve's length.
  private static let chords = 64

  init(
    start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isStraight: Bool,
    isFirst: Bool
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    self.isStraight = isStraight
    self.isFirst = isFirst
    length = isStraight ? start.distance(to: end) : lengths.reduce(0, +)
  }

  private var lengths: [CGFloat] {
    var last = start
    return (1...Self.chords).map { step in
      let next = point(CGFloat(step) / CGFloat(Self.chords))
      defer { last = next }
      return last.distance(to: next)
    }
  }

  private func point(_ t: CGFloat) -> CGPoint {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// The parameter at a distance along the curve.
  private func parameter(at distance: CGFloat) -> CGFloat {
    if isStraight { return length > 0 ? distance / length : 0 }
    var passed: CGFloat = 0
    for (index, chord) in lengths.enumerated() {
      if passed + chord >= distance, chord > 0 {
        return (CGFloat(index) + (distance - passed) / chord) / CGFloat(Self.chords)
      }
      passed += chord
    }
    return 1
  }

  /// The part between two distances from the start.
  func part(_ from: CGFloat, _ to: CGFloat) -> PathSegment {
    let (first, last) = (
      from <= 0 ? 0 : parameter(at: from), to >= length ? 1 : parameter(at: to)
    )
    if first == 0, last == 1 { return self }
    let head = split(last).before
    return last > 0 ? head.split(first / last).after : head
  }

  private func split(_ t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = isStraight ? start.toward(end, t) : d.toward(e, t)
    func made(
      _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint
    ) -> PathSegment {
      PathSegment(
        start: p, control1: q, control2: r, end: s, isStraight: isStraight, isFirst: isFirst)
    }
    return isStraight
      ? (made(start, start, middle, middle), made(middle, middle, end, end))
      : (made(start, a, d, middle), made(middle, e, c, end))
  }
}

extension CGPoint {
  /// The point at a share of the way to another.
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
