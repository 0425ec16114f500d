import Catalog
import Drawing
import Foundation
import Geometry
import Typography
import Views

extension Vocabulary {
  static let text: [Entry] = [
    .initializer(
      Text.self,
      "init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)"
    ) { (key: LocalizedStringKey, table: String?, bundle: Value, comment: Value) in
      Text(key, tableName: table)
    },
    .initializer(Text.self, "init(_ resource: LocalizedStringResource)") {
      (resource: LocalizedStringResource) in Text(resource)
    },
    .initializer(Text.self, "init(_ attributedContent: AttributedString)") {
      (content: AttributedString) in Text(content)
    },
    .initializer(Text.self, "init(_ image: Image)") { (image: Image) in Text(image) },
    .initializer(Text.self, "init(_ input: F.FormatInput, format: F)") {
      (input: Value, format: FormatStyleValue) in
      Text(verbatim: try format.string(of: input, parameter: 0))
    },
    .initializer(Text.self, "init(_ date: Date, style: Text.DateStyle)") {
      (date: Date, style: Text.DateStyle) in Text(date, style: style)
    },
    .initializer(Text.self, "init(_ dates: ClosedRange<Date>)") { (dates: DateRange) in
      Text(dates.range)
    },
    .initializer(Text.self, "init(_ content: some StringProtocol)") { (content: String) in
      Text(content)
    },
    .initializer(Text.self, "init(verbatim content: String)") { (content: String) in
      Text(verbatim: content)
    },
    .infixOperator("+", "static func + (lhs: Text, rhs: Text) -> Text") { (a: Text, b: Text) in
      a + b
    },
    .method("font", "func font(_ font: Font?) -> Text") { (text: Text, font: Font?) in
      text.font(font)
    },
    .method("bold", "func bold() -> Text") { (text: Text) in text.bold() },
    .method("bold", "func bold(_ isActive: Bool) -> Text") { (text: Text, isActive: Bool) in
      text.bold(isActive)
    },
    .method("italic", "func italic() -> Text") { (text: Text) in text.italic() },
    .method("italic", "func italic(_ isActive: Bool) -> Text") { (text: Text, isActive: Bool) in
      text.italic(isActive)
    },
    .method("fontWeight", "func fontWeight(_ weight: Font.Weight?) -> Text") {
      (text: Text, weight: Font.Weight?) in text.fontWeight(weight)
    },
    .method("fontWidth", "func fontWidth(_ width: Font.Width?) -> Text") {
      (text: Text, width: Font.Width?) in text.fontWidth(width)
    },
    .method("fontDesign", "func fontDesign(_ design: Font.Design?) -> Text") {
      (text: Text, design: FontDesign?) in text.fontDesign(design)
    },
    .method("monospaced", "func monospaced(_ isActive: Bool = true) -> Text") {
      (text: Text, isActive: Bool) in text.monospaced(isActive)
    },
    .method("monospacedDigit", "func monospacedDigit() -> Text") { (text: Text) in
      text.monospacedDigit()
    },
    .method("foregroundColor", "func foregroundColor(_ color: Color?) -> Text") {
      (text: Text, color: Color?) in text.foregroundColor(color)
    },
    .method("foregroundStyle", "func foregroundStyle(_ style: some ShapeStyle) -> Text") {
      (text: Text, style: StyleValue) in text.foregroundStyle(style.style)
    },
    .method("kerning", "func kerning(_ kerning: CGFloat) -> Text") {
      (text: Text, kerning: CGFloat) in text.kerning(kerning)
    },
    .method("tracking", "func tracking(_ tracking: CGFloat) -> Text") {
      (text: Text, tracking: CGFloat) in text.tracking(tracking)
    },
    .method("baselineOffset", "func baselineOffset(_ baselineOffset: CGFloat) -> Text") {
      (text: Text, offset: CGFloat) in text.baselineOffset(offset)
    },
    .method(
      "textScale", "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text"
    ) { (text: Text, scale: Text.Scale, isEnabled: Bool) in
      text.textScale(scale, isEnabled: isEnabled)
    },
    .method(
      "underline",
      "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text"
    ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      text.underline(isActive, pattern: pattern, color: color)
    },
    .method(
      "strikethrough",
      "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text"
    ) { (text: Text, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      text.strikethrough(isActive, pattern: pattern, color: color)
    },
  ]

  static let textModifiers: [Entry] = [
    .modifier("font", "func font(_ font: Font?) -> some View") { (view: any View, font: Font?) in
      view.font(font)
    },
    .modifier("bold", "func bold(_ isActive: Bool = true) -> some View") {
      (view: any View, isActive: Bool) in view.bold(isActive)
    },
    .modifier("italic", "func italic(_ isActive: Bool = true) -> some View") {
      (view: any View, isActive: Bool) in view.italic(isActive)
    },
    .modifier("fontWeight", "func fontWeight(_ weight: Font.Weight?) -> some View") {
      (view: any View, weight: Font.Weight?) in view.fontWeight(weight)
    },
    .modifier("fontWidth", "func fontWidth(_ width: Font.Width?) -> some View") {
      (view: any View, width: Font.Width?) in view.fontWidth(width)
    },
    .modifier("fontDesign", "func fontDesign(_ design: Font.Design?) -> some View") {
      (view: any View, design: FontDesign?) in view.fontDesign(design)
    },
    .modifier("monospaced", "func monospaced(_ isActive: Bool = true) -> some View") {
      (view: any View, isActive: Bool) in view.monospaced(isActive)
    },
    .modifier("monospacedDigit", "func monospacedDigit() -> some View") { (view: any View) in
      view.monospacedDigit()
    },
    .modifier("kerning", "func kerning(_ kerning: CGFloat) -> some View") {
      (view: any View, kerning: CGFloat) in view.kerning(kerning)
    },
    .modifier("tracking", "func tracking(_ tracking: CGFloat) -> some View") {
      (view: any View, tracking: CGFloat) in view.tracking(tracking)
    },
    .modifier("baselineOffset", "func baselineOffset(_ baselineOffset: CGFloat) -> some View") {
      (view: any View, offset: CGFloat) in view.baselineOffset(offset)
    },
    .modifier(
      "underline",
      "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
    ) { (view: any View, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      view.underline(isActive, pattern: pattern, color: color)
    },
    .modifier(
      "strikethrough",
      "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
    ) { (view: any View, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
      view.strikethrough(isActive, pattern: pattern, color: color)
    },
    .modifier("lineLimit", "func lineLimit(_ number: Int?) -> some View") {
      (view: any View, number: Int?) in view.lineLimit(number)
    },
    .modifier("lineLimit", "func lineLimit(_ limit: some RangeExpression<Int>) -> some View") {
      (view: any View, limit: LineRange) in limit.apply(to: view)
    },
    .modifier("lineLimit", "func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View") {
      (view: any View, limit: Int, reserves: Bool) in
      view.lineLimit(limit, reservesSpace: reserves)
    },
    .modifier("lineSpacing", "func lineSpacing(_ lineSpacing: CGFloat) -> some View") {
      (view: any View, spacing: CGFloat) in view.lineSpacing(spacing)
    },
    .modifier(
      "multilineTextAlignment",
      "func multilineTextAlignment(_ alignment: TextAlignment) -> some View"
    ) { (view: any View, alignment: TextAlignment) in view.multilineTextAlignment(alignment) },
    .modifier("truncationMode", "func truncationMode(_ mode: Text.TruncationMode) -> some View") {
      (view: any View, mode: TruncationMode) in view.truncationMode(mode)
    },
    .modifier("minimumScaleFactor", "func minimumScaleFactor(_ factor: CGFloat) -> some View") {
      (view: any View, factor: CGFloat) in view.minimumScaleFactor(factor)
    },
    .modifier("allowsTightening", "func allowsTightening(_ flag: Bool) -> some View") {
      (view: any View, flag: Bool) in view.allowsTightening(flag)
    },
    .modifier("textCase", "func textCase(_ textCase: Text.Case?) -> some View") {
      (view: any View, textCase: Text.Case?) in view.textCase(textCase)
    },
    .modifier(
      "dynamicTypeSize",
      "func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View"
    ) { (view: any View, range: DynamicTypeRange) in range.limiting(view) },
    .modifier("dynamicTypeSize", "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View") {
      (view: any View, size: DynamicTypeSize) in view.dynamicTypeSize(size)
    },
  ]
}

/// A range of numbers of lines: `1...3`, `2...`, `...4`.
struct LineRange: Bridged {
  let least: Int?
  let most: Int?

  static var typeName: String { "RangeExpression<Int>" }

  static func bridged(_ value: Value) throws -> LineRange? {
    guard case .range(let range) = value else { return nil }
    var least: Int?
    var most: Int?
    if case .int(let lower)? = range.lower { least = lower }
    if case .int(let upper)? = range.upper { most = range.includesUpper ? upper : upper - 1 }
    return LineRange(least: least, most: most)
  }

  func apply(to view: any View) -> any View {
    switch (least, most) {
    case (let least?, let most?): view.lineLimit(min(least, most)...max(least, most))
    case (let least?, nil): view.lineLimit(least...)
    case (nil, let most?): view.lineLimit(most)
    case (nil, nil): view
    }
  }
}
