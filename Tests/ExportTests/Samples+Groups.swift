import Drawing
import Foundation
import Geometry
import Typography

extension Samples {
  private static let pair: [DisplayItem] = [
    .fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), .color(indigo), .nonZero),
    .fill(Path(ellipseIn: CGRect(x: 30, y: 15, width: 60, height: 40)), .color(orange), .nonZero),
  ]

  static let groups: [Sample] = [
    Sample(name: "opacity of two", list: list([.group(DisplayGroup(pair, opacity: 0.5))])),
    Sample(
      name: "opacity of one",
      list: list([
        .group(DisplayGroup([.group(DisplayGroup([pair[0]], opacity: 0.5))], opacity: 0.5))
      ]
      )),
    Sample(
      name: "opacity in opacity",
      list: list([
        .group(DisplayGroup([pair[0], .group(DisplayGroup(pair, opacity: 0.6))], opacity: 0.7))
      ])),
    Sample(
      name: "clip", list: list([.group(DisplayGroup(pair, clip: star, clipRule: .nonZero))])),
    Sample(
      name: "clip by the even-odd rule",
      list: list([.group(DisplayGroup(pair, clip: star, clipRule: .evenOdd))])),
    Sample(
      name: "clip in clip",
      list: list([
        .group(
          DisplayGroup(
            [.group(DisplayGroup(pair, clip: star)), pair[1]],
            clip: Path(CGRect(x: 10, y: 5, width: 70, height: 35))))
      ])),
    Sample(
      name: "round clip in turned clip",
      list: list([
        .group(
          DisplayGroup(
            [.group(DisplayGroup(pair, clip: card))], transform: turned,
            clip: Path(ellipseIn: frame)))
      ])),
    Sample(
      name: "clip about an opacity",
      list: list([
        .group(
          DisplayGroup(
            [.group(DisplayGroup(pair, opacity: 0.5, clip: star)), pair[1]], clip: card))
      ])),
    Sample(
      name: "clip on half pixels",
      list: list([
        .group(DisplayGroup(pair, clip: Path(CGRect(x: 5.2, y: 5.2, width: 50.1, height: 30.3))))
      ])),
    Sample(
      name: "scaled up",
      list: list([
        .group(
          DisplayGroup(
            [
              .fill(
                Path(ellipseIn: CGRect(x: 0, y: 0, width: 0.1, height: 0.06)), .color(teal),
                .nonZero)
            ],
            transform: CGAffineTransform(scaleX: 1000, y: 1000)))
      ])),
    Sample(
      name: "scaled to nothing",
      list: list([
        .group(DisplayGroup(pair, transform: CGAffineTransform(scaleX: 0, y: 1))), pair[1],
      ])),
  ]

  /// A text of which a circle shows the middle, far from the places of its first letters.
  private static func clipped(_ run: GlyphRun) -> DisplayItem {
    let circle = Path(ellipseIn: CGRect(x: 62, y: 10, width: 30, height: 30))
    return .group(
      DisplayGroup([.text(run, at: CGPoint(x: 2, y: 38), .color(indigo))], clip: circle))
  }

  private static let wide = GlyphRun(
    face: GlyphFace(WideGlyphs()), size: 20, glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 0)], style: 0,
    string: "⸻", width: 100)

  static let texts: [Sample] = [
    Sample(
      name: "text",
      list: list([
        .text(BlockGlyphs.run([1, 2, 3, 0, 2, 5, 4]), at: CGPoint(x: 8.3, y: 30.7), .color(black))
      ])),
    Sample(
      name: "clipped text", list: list([clipped(BlockGlyphs.run([2, 4, 6, 8, 2], size: 40))])),
    Sample(name: "clipped text of wide letters", list: list([clipped(wide)])),
    Sample(
      name: "translucent text",
      list: list([
        .text(
          BlockGlyphs.run([1, 2, 3, 4], size: 34), at: CGPoint(x: 8, y: 40),
          .color(indigo.opacity(0.4)))
      ])),
    Sample(
      name: "gradient text",
      list: list([
        .text(
          BlockGlyphs.run([1, 2, 3, 4], size: 34), at: CGPoint(x: 8, y: 40),
          linear(stops(indigo, orange)))
      ])),
    Sample(
      name: "angular text",
      list: list([
        .text(
          BlockGlyphs.run([1, 2, 3, 4], size: 34), at: CGPoint(x: 8, y: 40),
          angular(stops(indigo, orange)))
      ])),
    Sample(
      name: "turned text",
      list: list([
        .group(
          DisplayGroup(
            [
              .text(
                BlockGlyphs.run([1, 2, 3, 4, 0, 2], size: 17), at: CGPoint(x: 8, y: 20),
                .color(black)),
              .text(
                BlockGlyphs.run([1, 2, 3, 4, 0, 2], size: 12), at: CGPoint(x: 8, y: 40),
                .color(teal)),
            ], transform: turned))
      ])),
    Sample(
      name: "spaces",
      list: list([.text(BlockGlyphs.run([0, 0]), at: .zero, .color(black))])),
  ]
}
