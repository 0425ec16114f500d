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

  public init(_ title: String, @ViewBuilder content: () -> some View) {
    label = [Text(title)]
    self.content = content().listed
  }

  public init(_ title: String, value: String) {
    label = [Text(title)]
    content = [Text(value)]
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let content = TupleView(content)
    let label = TupleView(label).font(.body)
    guard context.environment.showsLabels else {
      return try named("LabeledContent", body: content, in: context)
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
