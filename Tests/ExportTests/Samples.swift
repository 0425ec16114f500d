import Drawing
import Foundation
import Geometry
import Testing
import Typography

/// One small figure for each thing that a display list can hold.
enum Samples {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let list: DisplayList
    var testDescription: String { name }
  }

  static let indigo = RGBA(hex: 0x5856D6)
  static let teal = RGBA(hex: 0x30B0C7)
  static let orange = RGBA(hex: 0xFF9500)
  static let black = RGBA(red: 0, green: 0, blue: 0)

  static func list(_ items: [DisplayItem], background: RGBA? = nil) -> DisplayList {
    DisplayList(
      items: items, canvas: CGRect(x: -10, y: -10, width: 120, height: 80), scale: 2,
      background: background, title: "Sample", summary: "A figure for tests.")
  }

  static let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  static let card = Path(roundedRect: frame, cornerRadius: 12)

  static let star: Path = {
    var path = Path()
    let points = (0..<5).map { index in
      let angle = Double(index * 2) * 2 * .pi / 5 - .pi / 2
      return CGPoint(x: 50 + cos(angle) * 32, y: 32 + sin(angle) * 32)
    }
    path.addLines(points)
    path.closeSubpath()
    return path
  }()

  static let wave: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 50))
    path.addCurve(
      to: CGPoint(x: 50, y: 30), control1: CGPoint(x: 20, y: -20),
      control2: CGPoint(x: 40, y: 80))
    path.addQuadCurve(to: CGPoint(x: 95, y: 10), control: CGPoint(x: 70, y: -10))
    path.addLine(to: CGPoint(x: 80, y: 50))
    return path
  }()

  static func stops(_ colors: RGBA...) -> [PaintStop] {
    colors.enumerated().map { index, color in
      PaintStop(color: color, location: Double(index) / Double(max(colors.count - 1, 1)))
    }
  }

  static func linear(_ colors: [PaintStop]) -> Paint {
    .linear(LinearPaint(stops: colors, start: .zero, end: CGPoint(x: 100, y: 60)))
  }

  static let turned = CGAffineTransform(a: 0.8, b: 0.3, c: -0.5, d: 0.7, tx: 30, ty: 2)

  static let all: [Sample] =
    shapes + gradients + hardGradients + strokes + groups + texts + Samples.images
}

extension Samples {
  static let shapes: [Sample] = [
    Sample(name: "fill", list: list([.fill(card, .color(indigo), .nonZero)])),
    Sample(name: "translucent", list: list([.fill(card, .color(indigo.opacity(0.3)), .nonZero)])),
    Sample(
      name: "background",
      list: list([.fill(card, .color(orange), .nonZero)], background: RGBA(hex: 0xF2F2F7))),
    Sample(name: "nonZero", list: list([.fill(star, .color(teal), .nonZero)])),
    Sample(name: "evenOdd", list: list([.fill(star, .color(teal), .evenOdd)])),
    Sample(name: "curves", list: list([.fill(wave, .color(indigo), .nonZero)])),
    Sample(name: "empty", list: list([.fill(Path(), .color(indigo), .nonZero)])),
  ]

  static let gradients: [Sample] = [
    Sample(name: "linear", list: list([.fill(card, linear(stops(indigo, teal)), .nonZero)])),
    Sample(
      name: "linear far apart",
      list: list([
        .fill(card, linear(stops(RGBA(hex: 0xFF0000), RGBA(hex: 0x0000FF))), .nonZero)
      ])),
    Sample(
      name: "linear to clear",
      list: list([.fill(card, linear(stops(indigo, indigo.opacity(0))), .nonZero)])),
    Sample(
      name: "linear beyond the ends",
      list: list([
        .fill(
          card,
          .linear(
            LinearPaint(
              stops: [
                PaintStop(color: orange, location: -0.5), PaintStop(color: indigo, location: 0.5),
                PaintStop(color: teal, location: 0.5), PaintStop(color: orange, location: 1.5),
              ], start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0))), .nonZero)
      ])),
    Sample(
      name: "linear without extent",
      list: list([
        .fill(
          card, .linear(LinearPaint(stops: stops(orange, teal), start: .zero, end: .zero)),
          .nonZero)
      ])),
    Sample(
      name: "linear, skewed",
      list: list([
        .group(
          DisplayGroup([.fill(card, linear(stops(indigo, teal)), .nonZero)], transform: turned))
      ])),
    Sample(name: "radial", list: list([.fill(card, radial(), .nonZero)])),
    Sample(name: "elliptical", list: list([.fill(card, radial(aspect: 0.5), .nonZero)])),
    Sample(name: "radial inwards", list: list([.fill(card, radial(45, 10), .nonZero)])),
    Sample(
      name: "angular", list: list([.fill(card, angular(stops(indigo, teal, orange)), .nonZero)])),
    Sample(
      name: "angular to clear",
      list: list([.fill(card, angular(stops(indigo, orange.opacity(0))), .nonZero)])),
    Sample(
      name: "angular translucent",
      list: list([
        .fill(card, angular(stops(indigo.opacity(0.5), teal.opacity(0.5))), .nonZero)
      ])),
    Sample(
      name: "angular with a gap",
      list: list([.fill(card, angular(stops(indigo, orange), 0.5, 3), .nonZero)])),
    Sample(
      name: "angular stroke, turned",
      list: list([
        .group(
          DisplayGroup(
            [.stroke(card, angular(stops(indigo, teal, indigo)), StrokeStyle(lineWidth: 9))],
            transform: turned))
      ])),
  ]

  static func radial(
    _ start: CGFloat = 8, _ end: CGFloat = 45, aspect: CGFloat = 1
  ) -> Paint {
    .radial(
      RadialPaint(
        stops: stops(orange, indigo), center: CGPoint(x: 50, y: 30), startRadius: start,
        endRadius: end, aspect: aspect))
  }

  static func angular(
    _ stops: [PaintStop], _ start: Double = 0, _ end: Double = 2 * .pi
  ) -> Paint {
    .angular(
      AngularPaint(
        stops: stops, center: CGPoint(x: 50, y: 30), startAngle: start, endAngle: end))
  }

  static let strokes: [Sample] = [
    stroke("hairline", StrokeStyle(lineWidth: 0.5)),
    stroke("miter", StrokeStyle(lineWidth: 6)),
    stroke("miter cut", StrokeStyle(lineWidth: 6, miterLimit: 1)),
    stroke("round", StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)),
    stroke("square bevel", StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel)),
    stroke("dashed", StrokeStyle(lineWidth: 2, dash: [5, 3])),
    stroke("odd dash", StrokeStyle(lineWidth: 2, dash: [6, 2, 1], dashPhase: -4)),
    stroke("dots", StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 7], dashPhase: 3)),
    stroke("negative dash", StrokeStyle(lineWidth: 2, dash: [-5, 3])),
    stroke("zero dash", StrokeStyle(lineWidth: 2, dash: [0, 0])),
    Sample(
      name: "stroke, skewed",
      list: list([
        .group(
          DisplayGroup(
            [.stroke(card, .color(indigo), StrokeStyle(lineWidth: 4, dash: [9, 4]))],
            transform: turned))
      ])),
    Sample(
      name: "stroke, scaled and mirrored",
      list: list([
        .group(
          DisplayGroup(
            [
              .stroke(
                card, linear(stops(indigo, orange)), StrokeStyle(lineWidth: 8, dash: [9, 4]))
            ],
            transform: CGAffineTransform(a: -0.5, b: 0, c: 0, d: 0.5, tx: 75, ty: 15)))
      ])),
    Sample(
      name: "gradient on a line",
      list: list([
        .stroke(
          Path { path in path.addLines([CGPoint(x: 5, y: 30), CGPoint(x: 95, y: 30)]) },
          linear(stops(indigo, orange)), StrokeStyle(lineWidth: 3))
      ])),
  ]

  static func stroke(_ name: String, _ style: StrokeStyle) -> Sample {
    Sample(name: "stroke \(name)", list: list([.stroke(wave, .color(indigo), style)]))
  }
}
