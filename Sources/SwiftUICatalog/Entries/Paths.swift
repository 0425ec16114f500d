import Catalog
import Drawing
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let paths: [Entry] = [
    .initializer(Path.self, "init()") { Path() },
    .initializer(Path.self, "init(_ rect: CGRect)") { (rect: CGRect) in Path(rect) },
    .initializer(Path.self, "init(_ callback: (inout Path) -> Void)") {
      (draw: PathFunction) in try draw.path()
    },
    .initializer(Path.self, "init(ellipseIn rect: CGRect)") { (rect: CGRect) in
      Path(ellipseIn: rect)
    },
    .initializer(
      Path.self,
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)"
    ) { (rect: CGRect, radius: CGFloat, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadius: radius, style: style)
    },
    .initializer(
      Path.self,
      "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)"
    ) { (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerSize: size, style: style)
    },
    .initializer(
      Path.self,
      "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
    ) { (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadii: radii, style: style)
    },
    .property("isEmpty", "var isEmpty: Bool { get }") { (path: Path) in path.isEmpty },
    .property("boundingRect", "var boundingRect: CGRect { get }") { (path: Path) in
      path.boundingRect
    },
    .property("currentPoint", "var currentPoint: CGPoint? { get }") { (path: Path) in
      path.currentPoint
    },
    .method("applying", "func applying(_ transform: CGAffineTransform) -> Path") {
      (path: Path, transform: CGAffineTransform) in path.applying(transform)
    },
    .method("offsetBy", "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") {
      (path: Path, dx: CGFloat, dy: CGFloat) in path.offsetBy(dx: dx, dy: dy)
    },
    .method("trimmedPath", "func trimmedPath(from: CGFloat, to: CGFloat) -> Path") {
      (path: Path, from: CGFloat, to: CGFloat) in path.trimmedPath(from: from, to: to)
    },
  ]

  static let pathSteps: [Entry] = [
    .mutatingMethod("move", "mutating func move(to end: CGPoint)") {
      (path: inout Path, point: CGPoint) in path.move(to: point)
    },
    .mutatingMethod("addLine", "mutating func addLine(to end: CGPoint)") {
      (path: inout Path, point: CGPoint) in path.addLine(to: point)
    },
    .mutatingMethod("addLines", "mutating func addLines(_ lines: [CGPoint])") {
      (path: inout Path, points: [CGPoint]) in path.addLines(points)
    },
    .mutatingMethod(
      "addQuadCurve", "mutating func addQuadCurve(to end: CGPoint, control: CGPoint)"
    ) { (path: inout Path, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, control: control)
    },
    .mutatingMethod(
      "addCurve",
      "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)"
    ) { (path: inout Path, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.addCurve(to: end, control1: control1, control2: control2)
    },
    .mutatingMethod(
      "addArc",
      "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, end: Angle,
        clockwise: Bool, transform: CGAffineTransform
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
        transform: transform)
    },
    .mutatingMethod(
      "addArc",
      "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout Path, first: CGPoint, second: CGPoint, radius: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addArc(
        tangent1End: first, tangent2End: second, radius: radius, transform: transform)
    },
    .mutatingMethod(
      "addRelativeArc",
      "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, delta: Angle,
        transform: CGAffineTransform
      ) in
      path.addRelativeArc(
        center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    },
    .mutatingMethod(
      "addRect", "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)"
    ) { (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addRect(rect, transform: transform)
    },
    .mutatingMethod(
      "addRects",
      "mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)"
    ) { (path: inout Path, rects: [CGRect], transform: CGAffineTransform) in
      path.addRects(rects, transform: transform)
    },
    .mutatingMethod(
      "addRoundedRect",
      "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout Path, rect: CGRect, size: CGSize, style: RoundedCornerStyle,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    },
    .mutatingMethod(
      "addRoundedRect",
      "mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)"
    ) {
      (
        path: inout Path, rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
        transform: CGAffineTransform
      ) in
      path.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
    },
    .mutatingMethod(
      "addEllipse",
      "mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)"
    ) { (path: inout Path, rect: CGRect, transform: CGAffineTransform) in
      path.addEllipse(in: rect, transform: transform)
    },
    .mutatingMethod(
      "addPath",
      "mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)"
    ) { (path: inout Path, added: Path, transform: CGAffineTransform) in
      path.addPath(added, transform: transform)
    },
    .mutatingMethod("closeSubpath", "mutating func closeSubpath()") { (path: inout Path) in
      path.closeSubpath()
    },
  ]
}

/// A closure that draws in an empty path, which is passed `inout`.
struct PathFunction: Bridged {
  let function: any Function

  static var typeName: String { "(inout Path) -> Void" }

  static func bridged(_ value: Value) throws -> PathFunction? {
    guard case .function(let function) = value else { return nil }
    return PathFunction(function: function)
  }

  func path() throws -> Path {
    let reference = Reference(.native(Path()))
    _ = try function.call([.reference(reference)])
    return try Path.bridged(reference.value) ?? Path()
  }
}
