import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A label that shows and hides what is below it. Closed where nothing says otherwise.
///
/// macOS 26 (DisclosureGroup.md of iamcgn/swiftui-web): as wide as it is offered, a chevron of 6.5 × 8,
/// 5, the label, 4 above and below; the content right under it, in the middle. On iOS it is drawn
/// closed and in a list alone, whose rows are as large as their content.
public struct DisclosureGroup: PrimitiveView {
  let label: [any View]
  let content: [any View]
  let isExpanded: Bool

  public init(_ title: String, @ViewBuilder content: () -> some View) {
    self.init(label: [Text(title)], content: content().listed, isExpanded: false)
  }

  public init(
    _ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View
  ) {
    self.init(
      label: [Text(title)], content: content().listed, isExpanded: isExpanded.wrappedValue)
  }

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.init(label: label().listed, content: content().listed, isExpanded: false)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: label().listed, content: content().listed, isExpanded: isExpanded.wrappedValue)
  }

  package init(label: [any View], content: [any View], isExpanded: Bool) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .macos else {
      if context.environment.isListRow, !isExpanded {
        let row = OutlineRow(label, isParent: true)
        return try named("DisclosureGroup", body: row, in: context)
      }
      throw ViewError.unsupported(
        name: "DisclosureGroup",
        hint: "its size is known on macOS, and closed in a list: write platform=macos")
    }
    let group = VStack(spacing: 0) {
      HStack(spacing: 5) {
        chevron
        TupleView(label)
      }
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      if isExpanded { VStack { TupleView(content) } }
    }
    return try named("DisclosureGroup", body: group, in: context)
  }

  private var chevron: ControlPart {
    let isExpanded = isExpanded
    return ControlPart(name: "chevron", width: 6.5, height: 8) { pen, _ in
      let points: [CGPoint] =
        isExpanded
        ? [CGPoint(x: 0.75, y: 2.5), CGPoint(x: 3.25, y: 5.5), CGPoint(x: 5.75, y: 2.5)]
        : [CGPoint(x: 2, y: 0.75), CGPoint(x: 4.5, y: 4), CGPoint(x: 2, y: 7.25)]
      pen.line(points, Color.ink(64), width: 1.5)
    }
  }
}
