import Drawing
import Foundation
import Geometry

extension Samples {
  /// Gradients whose colour changes at once, also at and before their ends.
  static let hardGradients: [Sample] = [
    Sample(name: "hard linear", list: list([.fill(card, linear(hard()), .nonZero)])),
    Sample(
      name: "hard linear, translucent",
      list: list([.fill(card, linear(hard(opacity: 0.6)), .nonZero)])),
    Sample(
      name: "hard linear, half clear",
      list: list([
        .fill(
          card,
          linear([
            PaintStop(color: teal, location: 0.4), PaintStop(color: teal.opacity(0), location: 0.4),
          ]), .nonZero)
      ])),
    Sample(
      name: "hard linear at both ends",
      list: list([
        .fill(
          card,
          .linear(
            LinearPaint(
              stops: [
                PaintStop(color: black, location: 0), PaintStop(color: teal, location: 0),
                PaintStop(color: orange, location: 1), PaintStop(color: indigo, location: 1),
              ], start: CGPoint(x: 30, y: 0), end: CGPoint(x: 70, y: 0))), .nonZero)
      ])),
    Sample(
      name: "hard star",
      list: list([.fill(star, linear(hard()), .evenOdd)])),
    Sample(
      name: "hard stroke, turned",
      list: list([
        .group(
          DisplayGroup(
            [.stroke(card, linear(hard()), StrokeStyle(lineWidth: 9, dash: [14, 6]))],
            transform: turned))
      ])),
    Sample(name: "hard radial", list: list([.fill(card, hardRadial(hard()), .nonZero)])),
    Sample(
      name: "hard elliptical, translucent",
      list: list([.fill(card, hardRadial(hard(opacity: 0.6), aspect: 0.5), .nonZero)])),
  ]

  /// A blend, three colours at one place, a plain colour, another blend that ends early.
  private static func hard(opacity: Double = 1) -> [PaintStop] {
    [
      (orange, 0.1), (indigo, 0.35), (black, 0.35), (teal, 0.35), (teal, 0.6), (orange, 0.6),
      (indigo, 0.8),
    ].map { PaintStop(color: $0.0.opacity(opacity), location: $0.1) }
  }

  private static func hardRadial(_ stops: [PaintStop], aspect: CGFloat = 1) -> Paint {
    .radial(
      RadialPaint(
        stops: stops, center: CGPoint(x: 50, y: 30), startRadius: 0, endRadius: 45,
        aspect: aspect))
  }
}
