import Drawing
import Foundation
import Geometry
import Typography

/// What is drawn for a symbol that has no substitute: a dashed box of a symbol's size with the name
/// in it, or a box alone where letters would be too small to be seen.
struct MissingSymbol {
  let size: CGSize
  private let name: TextLines
  private let unit: CGFloat

  /// The size that the name is shaped at, and the smallest that it is shown at, in points.
  private static let nameSize = 10.0
  private static let leastNameSize = 2.5

  /// - Parameter length: the font's size times the scale of images, in points.
  init(_ name: String, length: CGFloat, in context: ViewContext) throws {
    let pixel = context.environment.pixel
    let side = (1.16 * length / pixel).rounded() * pixel
    size = CGSize(width: side, height: side)
    unit = length / 17
    let text = StyledText(
      runs: [
        StyledText.Run(
          name.replacingOccurrences(of: ".", with: "\n"), font: ResolvedFont(size: Self.nameSize))
      ], platform: context.environment.platform)
    var rules = LineRules()
    rules.alignment = .center
    self.name = try context.build.shape(text).lines(width: nil, height: nil, rules: rules)
  }

  func items(in frame: CGRect, _ paint: Paint) -> [DisplayItem] {
    // In a larger frame the line and the letters stay thin.
    let line = unit * min(frame.width / size.width, frame.height / size.height, 1)
    let box = frame.insetBy(dx: line, dy: line)
    guard box.width > 0, box.height > 0 else { return [] }
    let corner = CGSize(width: 2 * line, height: 2 * line)
    let style = StrokeStyle(lineWidth: line, dash: [2 * line, 1.5 * line])
    return [.stroke(Path(roundedRect: box, cornerSize: corner), paint, style)]
      + nameItems(in: box.insetBy(dx: line, dy: line), paint)
  }

  private func nameItems(in box: CGRect, _ paint: Paint) -> [DisplayItem] {
    let factor = min(box.width / name.size.width, box.height / name.size.height, 1)
    guard factor.isFinite, factor * Self.nameSize >= Self.leastNameSize else { return [] }
    let items = name.lines.flatMap { line in
      line.runs.map { DisplayItem.text($0, at: CGPoint(x: line.x, y: line.baseline), paint) }
    }
    let place = CGAffineTransform(scaleX: factor, y: factor).concatenating(
      CGAffineTransform(
        translationX: box.midX - name.size.width * factor / 2,
        y: box.midY - name.size.height * factor / 2))
    return [.group(DisplayGroup(items, transform: place))]
  }
}
