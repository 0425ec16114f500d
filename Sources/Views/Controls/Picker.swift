import Drawing
import Foundation
import Geometry
import LayoutEngine

/// How the options of a picker are shown.
package enum PickerLook: String, Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, palette, radioGroup, navigationLink
}

/// One of several options. Drawn closed, as its selection begins.
public struct Picker: PrimitiveView {
  let label: [any View]
  let content: [any View]
  let selection: OptionTag

  public init<Selection: Hashable>(
    _ title: String, systemImage name: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> some View
  ) {
    self.init(
      label: [Label(title, systemImage: name)], selection: OptionTag(selection.wrappedValue),
      content: content().listed)
  }

  public init<Selection: Hashable>(
    _ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> some View
  ) {
    self.init(
      label: [Text(title)], selection: OptionTag(selection.wrappedValue),
      content: content().listed)
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection>, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: label().listed, selection: OptionTag(selection.wrappedValue),
      content: content().listed)
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection>, label: some View, @ViewBuilder content: () -> some View
  ) {
    self.init(
      label: [label], selection: OptionTag(selection.wrappedValue), content: content().listed)
  }

  package init(label: [any View], selection: OptionTag, content: [any View]) {
    self.label = label
    self.selection = selection
    self.content = content
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.refuseInFormColumns("Picker")
    let look = context.environment.controls.pickerStyle
    switch (look, context.environment.platform) {
    case (.automatic, _), (.menu, _): return try menu(in: context)
    case (.segmented, _): return try segmented(in: context)
    case (.inline, .ios) where context.environment.isListRow: return try inline(in: context)
    default:
      throw ViewError.unsupported(
        name: "pickerStyle",
        hint: "how '.\(look.rawValue)' looks here is not known; use '.menu' or '.segmented'")
    }
  }

  func options(
    in context: ViewContext, _ change: @escaping (inout EnvironmentValues) -> Void
  ) throws -> [LayoutNode] {
    try context.nested {
      $0.controls.readsTags = true
      $0.isInListRow = false
      change(&$0)
    } _: {
      try $0.children(content, along: nil)
    }
  }
}

extension Picker {
  /// The selected option with two chevrons. iOS 26 (iOS.md of iamcgn/swiftui-web): in the accent
  /// colour, 13.5 in at each side and 40.5 high, the chevrons 9 wide and 4 behind the text, without
  /// the label; in a list's row the label leads, and the value is secondary at the row's end. macOS
  /// 26 (Picker.md): a button of 24 on which the widest option has room, 8 behind the label.
  private func menu(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    guard environment.platform == .ios else { return try popUpButton(in: context) }
    let isRow = environment.isListRow
    let style: AnyShapeStyle =
      !environment.isEnabled
      ? AnyShapeStyle(environment.disabledLabel)
      : isRow ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle())
    let nodes = try options(in: context) {
      $0.foreground = ForegroundLevels([AnyShapeStyle(style)])
      $0.lineLimit = 1
    }
    let chosen = nodes.first { $0.tag == selection }
    let value = HStack(spacing: 4) {
      NodesView(nodes: chosen.map { [$0] } ?? [])
      Self.chevrons(style, width: 9, height: 14)
    }
    let control =
      isRow
      ? TupleView([value])
      : TupleView([
        value.padding(.horizontal, 13.5).frame(minHeight: 40.5)
      ])
    return try context.controlRow("Picker", label: isRow ? label : [], control: control)
  }

  private func popUpButton(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let isEnabled = environment.isEnabled
    let nodes = try options(in: context) {
      $0.lineLimit = 1
      $0.foreground = ForegroundLevels([AnyShapeStyle(Color.ink(isEnabled ? 216 : 73))])
    }
    let layout = PopUpLayout(selected: nodes.firstIndex { $0.tag == selection })
    let button = NodesView(nodes: [context.node("PopUpButton", layout: layout, children: nodes)])
      .overlay(alignment: .trailing) {
        Self.chevrons(AnyShapeStyle(Color.ink(isEnabled ? 216 : 73)), width: 7, height: 12)
          .padding(.trailing, 10.5)
      }
      .background(
        Color.ink(isEnabled ? 20 : 10), in: RoundedRectangle(cornerRadius: 6, style: .circular))
    let row = HStack(spacing: 8) {
      if environment.showsLabels { ControlLabel(content: label).dimmedOnMacOS() }
      button
    }
    return try named("Picker", body: row, in: context)
  }

  private static func chevrons(
    _ style: AnyShapeStyle, width: CGFloat, height: CGFloat
  ) -> ControlPart {
    ControlPart(name: "chevrons", width: width, height: height) { pen, size in
      let (left, middle, right) = (size.width * 0.1, size.width / 2, size.width * 0.9)
      let (top, bottom, rise) = (height * 0.36, height * 0.64, height * 0.27)
      pen.line(
        [CGPoint(x: left, y: top), CGPoint(x: middle, y: top - rise), CGPoint(x: right, y: top)],
        style, width: 1.5)
      pen.line(
        [
          CGPoint(x: left, y: bottom), CGPoint(x: middle, y: bottom + rise),
          CGPoint(x: right, y: bottom),
        ], style, width: 1.5)
    }
  }

  /// A row of a list for every option, the selected one with a check mark at its end.
  private func inline(in context: ViewContext) throws -> ViewNodes {
    let nodes = try options(in: context) { _ in }
    let rows = try nodes.map { node in
      let mark = ControlPart(name: "checkmark", width: 16, height: 16) { pen, _ in
        pen.line(
          [CGPoint(x: 2, y: 9), CGPoint(x: 6, y: 13), CGPoint(x: 14, y: 3)], TintShapeStyle(),
          width: 2.2)
      }
      let row = HStack(spacing: 8) {
        NodesView(nodes: [node])
        Spacer(minLength: 0)
        if node.tag == selection { mark }
      }
      return try row.layoutNodes(in: context).nodes
    }
    return ViewNodes(rows.flatMap { $0 })
  }
}

/// A pop-up button as wide as its widest option with 59.5 points around it, at least 24 high; shows
/// one of the options 12 in (Picker.md of iamcgn/swiftui-web).
struct PopUpLayout: Layout {
  var selected: Int?

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + 59.5,
      height: max((sizes.map(\.height).max() ?? 0) + 8, 24))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      guard index == selected else {
        subview.leaveOut()
        continue
      }
      subview.place(
        at: CGPoint(x: bounds.minX + 12, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    }
  }
}

/// Nodes that were made already, as a view.
struct NodesView: PrimitiveView {
  let nodes: [LayoutNode]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes { ViewNodes(nodes) }
}
