import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// A piece of text: one line where it may be, wrapped in the width it is offered.
///
/// Its ideal size is the text on one line, with explicit line breaks kept.
public struct Text: PrimitiveView {
  /// Which end of a line that is too long gives way to an ellipsis.
  public typealias TruncationMode = Typography.TruncationMode

  /// Capital or small letters for all of a text.
  public enum Case: Hashable, CaseIterable, Sendable {
    case uppercase
    case lowercase
  }

  /// A stretch of text with what is asked for it alone.
  struct Segment {
    var string: String
    var attributes = TextAttributes()
  }

  var segments: [Segment]

  public init(_ content: String) {
    segments = [Segment(string: content)]
  }

  public init(verbatim content: String) {
    segments = [Segment(string: content)]
  }

  init(segments: [Segment]) {
    self.segments = segments
  }

  public static func + (a: Text, b: Text) -> Text {
    Text(segments: a.segments + b.segments)
  }

  package var string: String { segments.map(\.string).joined() }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let styled = segments.map { segment in
      (segment.string.cased(environment.textCase), segment.attributes.over(environment.textStyle))
    }
    let runs = styled.map { string, attributes in
      attributes.run(string, environment)
    }
    let text = StyledText(
      runs: runs, platform: environment.platform,
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    let layout = TextLayout(
      text: try context.build.shape(text), rules: environment.lineRules,
      metrics: try context.build.measurer.metrics(
        of: runs.first?.font ?? environment.currentFont.resolved(environment),
        platform: environment.platform),
      hasOneFont: runs.count <= 1,
      hasOneParagraph: !runs.contains { $0.string.contains(where: \.isNewline) })
    let drawing = TextDrawing(
      layout: layout, attributes: styled.map(\.1), styles: StyleContext(environment))
    return ViewNodes([
      context.node(
        "Text", layout: layout, guides: .baselines, drawing: drawing,
        text: { proposal in
          let lines = layout.lines(for: proposal)
          return NodeText(lines: lines.lines.map(\.string), isTruncated: lines.isTruncated)
        }, label: runs.map(\.string).joined())
    ])
  }
}

extension String {
  func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case nil: self
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    }
  }
}

extension EnvironmentValues {
  /// How lines are made of text in these views.
  var lineRules: LineRules {
    var rules = LineRules()
    rules.alignment = multilineTextAlignment
    rules.truncation = truncationMode
    rules.lineLimit = lineLimit.map { max($0, 1) }
    rules.reservedLines = reservedLines
    rules.lineSpacing = lineSpacing
    rules.minimumScaleFactor = minimumScaleFactor
    rules.allowsTightening = allowsTightening
    rules.pixel = pixel
    return rules
  }
}
