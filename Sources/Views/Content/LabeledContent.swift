import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A label and what it is the label of.
///
/// Both stand side by side, 8 points apart and centred, the label in the body font (measured on
/// macOS: labeledcontent/basic). In a list or form the label leads and the content trails, in the
/// secondary style.
public struct LabeledContent: PrimitiveView {
  let label: [any View]
  let content: [any View]

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.label = label().listed
    self.content = content().listed
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> some View) {
    label = [Text(titleKey)]
    self.content = content().listed
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    label = [Text(title)]
    self.content = content().listed
  }

  /// The value is shown as it is, whatever the key's Markdown.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    label = [Text(titleKey)]
    content = [Text(value)]
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    label = [Text(title)]
    content = [Text(value)]
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    label = [Text(titleKey)]
    content = [Text(value, format: format)]
  }

  @_disfavoredOverload
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    label = [Text(title)]
    content = [Text(value, format: format)]
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let content = TupleView(content)
    let label = TupleView(label).font(.body)
    guard context.environment.showsLabels else {
      return try named("LabeledContent", body: content, in: context)
    }
    if context.environment.isInFormColumns {
      let row = HStack(spacing: ViewSpacing.defaultDistance) {
        label
        content.alignmentGuide(HorizontalAlignment.formControl) { $0[.leading] }
      }
      return try named("LabeledContent", body: row, in: context)
    }
    guard context.environment.isInListRow else {
      let pair = HStack(spacing: ViewSpacing.defaultDistance) {
        label
        content
      }
      return try named("LabeledContent", body: pair, in: context)
    }
    let row = HStack(spacing: ViewSpacing.defaultDistance) {
      label
      Spacer(minLength: 0)
      content.foregroundStyle(.secondary)
    }
    return try named("LabeledContent", body: row, in: context)
  }
}

extension View {
  /// Leaves out the labels of the views in this one.
  public func labelsHidden() -> some View {
    settingEnvironment { $0.showsLabels = false }
  }
}
