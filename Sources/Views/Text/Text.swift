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
    enum Content {
      case string(String)
      case key(LocalizedStringKey)
      case image(Image)
    }

    var content: Content
    var attributes = TextAttributes()
  }

  var segments: [Segment]

  /// A literal: Markdown in it is shown as such.
  ///
  /// - Parameter tableName: where translations are looked for; fixtures have none, so the key is
  ///   shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = [Segment(content: .key(key))]
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    segments = [Segment(content: .key(resource.key))]
  }

  /// A string as it is, without a look for Markdown.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    segments = [Segment(content: .string(String(content)))]
  }

  public init(verbatim content: String) {
    segments = [Segment(content: .string(content))]
  }

  /// A picture that stands on the baseline at its natural size.
  public init(_ image: Image) {
    segments = [Segment(content: .image(image))]
  }

  init(segments: [Segment]) {
    self.segments = segments
  }

  public static func + (a: Text, b: Text) -> Text {
    Text(segments: a.segments + b.segments)
  }

  /// The words without their attributes.
  package var string: String {
    segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .key(let key): key.plain
      case .image: Text.imageCharacter
      }
    }.joined()
  }

  /// How many keys are inside one another.
  var depth: Int {
    var depth = 0
    for case .key(let key) in segments.lazy.map(\.content) { depth = max(depth, key.depth) }
    return depth
  }
}

extension Text {
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    var styles: [TextRunStyle] = []
    var runs: [StyledText.Run] = []
    for piece in try pieces() {
      let attributes = piece.attributes.over(environment.textStyle)
      var run = attributes.run(piece.string.cased(environment.textCase), environment)
      var style = TextRunStyle(attributes: attributes, weight: run.font.weight)
      if let image = piece.image {
        style.image = try InlineImage(image, font: run.font, in: context)
        run.attachment = style.image?.attachment
      }
      if attributes.background != nil {
        style.metrics = try context.build.measurer.metrics(
          of: run.font, platform: environment.platform)
      }
      styles.append(style)
      runs.append(run)
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
    if environment.usesPlaceholders {
      let font = runs.first?.font ?? environment.currentFont.resolved(environment)
      return ViewNodes([
        try context.placeholder(for: runs.map(\.string).joined(), font: font)
      ])
    }
    let shown = TextDrawing(layout: layout, runs: styles, styles: StyleContext(environment))
    let drawing: any NodeDrawing =
      environment.hidesContent ? layout.hidden(environment) : shown
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
