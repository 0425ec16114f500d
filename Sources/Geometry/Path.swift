import Foundation

/// An outline: lines and curves in points, y growing downwards.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  @usableFromInline package var elements: [Element] = []
  private var start: CGPoint = .zero
  public private(set) var currentPoint: CGPoint?

  public var isEmpty: Bool { elements.isEmpty }

  public init() {}

  /// Draws an outline step by step.
  public init(_ draw: (inout Path) throws -> Void) rethrows {
    try draw(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    start = point
    currentPoint = point
  }

  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    elements += added.elements
    start = added.start
    currentPoint = added.currentPoint ?? currentPoint
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    result.start = start.applying(transform)
    result.currentPoint = currentPoint?.applying(transform)
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle that holds every end and control point.
  public var boundingRect: CGRect {
    var bounds = PointBounds()
    forEachPoint { bounds.take($0) }
    return bounds.rectangle
  }

  /// Goes through every end and control point.
  @inlinable @inline(__always)
  package func forEachPoint(_ body: (CGPoint) -> Void) {
    for element in elements {
      switch element {
      case .move(let to), .line(let to): body(to)
      case .quadCurve(let to, let control):
        body(control)
        body(to)
      case .curve(let to, let control1, let control2):
        body(control1)
        body(control2)
        body(to)
      case .closeSubpath: break
      }
    }
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }
}

/// How a rounded corner bends: a quarter circle, or Apple's smoother curve.
public enum RoundedCornerStyle: Hashable, CaseIterable, Sendable {
  case circular
  case continuous
}
