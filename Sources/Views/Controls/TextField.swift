import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A line that the reader can type in: its text, or its prompt, else its label, in grey.
///
/// Takes the width it is offered. iOS 26 (iOS.md of iamcgn/swiftui-web): the plain field is a line of
/// text with 1.7 points below it, to whole points; in the rounded border at least 34 high, the text
/// 7.5 in. macOS 26 (TextField.md): the plain field is the line; the bordered one at least 24 high,
/// 4 above and below, the text 6 in.
public struct TextField: PrimitiveView {
  var field: EditedField

  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    field = EditedField("TextField", text.wrappedValue, prompt: prompt, label: [Text(title)])
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
    field = EditedField("TextField", text.wrappedValue, prompt: prompt, label: label().listed)
  }

  public init(_ title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    field.axis = axis
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> some View
  ) {
    self.init(text: text, prompt: prompt, label: label)
    field.axis = axis
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try field.layoutNodes(in: context)
  }
}

/// A text field that shows a bullet for each character.
///
/// Bullets of 7 points every 10.5 on iOS (iOS.md), of 5.5 every 8 on macOS (TextField.md).
public struct SecureField: PrimitiveView {
  var field: EditedField

  public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
    field = EditedField("SecureField", text.wrappedValue, prompt: prompt, label: [Text(title)])
    field.isSecure = true
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
    field = EditedField("SecureField", text.wrappedValue, prompt: prompt, label: label().listed)
    field.isSecure = true
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try field.layoutNodes(in: context)
  }
}

/// What text fields have in common.
struct EditedField {
  var name: String
  var text: String
  var prompt: Text?
  var label: [any View]
  var axis = Axis.horizontal
  var isSecure = false

  init(_ name: String, _ text: String, prompt: Text?, label: [any View]) {
    self.name = name
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.refuseInFormColumns(name)
    let environment = context.environment
    let isIOS = environment.platform == .ios
    let look = environment.controls.textFieldStyle
    let hasBorder = look == .roundedBorder || (look == .automatic && !isIOS)
    let (side, padding): (CGFloat, CGFloat) =
      hasBorder ? (isIOS ? (7.5, 4) : (6, 4)) : (0, 0)
    let layout = TextFieldLayout(
      side: side, padding: padding, addsLeading: isIOS,
      least: hasBorder ? (isIOS ? 34 : 24) : 0)
    let children = try context.children([shown(environment)], along: nil)
    return ViewNodes([
      context.node(
        name, layout: layout, children: children, guides: .baselines,
        drawing: hasBorder ? FieldBorder(isIOS: isIOS, isEnabled: environment.isEnabled) : nil)
    ])
  }

  private func shown(_ environment: EnvironmentValues) -> any View {
    if isSecure, !text.isEmpty { return bullets(environment) }
    var line: any View = Text(text)
    if text.isEmpty {
      let placeholder: any View = prompt ?? ControlLabel(content: label)
      line = placeholder.settingEnvironment {
        let grey = $0.platform == .ios ? Color.placeholder : .secondary
        $0.foreground = ForegroundLevels([AnyShapeStyle(grey)])
      }
    } else if !environment.isEnabled {
      line = line.labelStyled(environment.disabledLabel)
    }
    guard axis == .horizontal else { return line }
    return line.settingEnvironment { $0.lineLimit = 1 }
  }

  private func bullets(_ environment: EnvironmentValues) -> any View {
    let (side, pitch): (CGFloat, CGFloat) = environment.platform == .ios ? (7, 10.5) : (5.5, 8)
    let count = text.count
    return Text(" ").hidden().settingEnvironment { $0.lineLimit = 1 }
      .frame(width: CGFloat(count) * pitch).overlay {
        ControlPart(name: "bullets") { pen, size in
          for index in 0..<count {
            let disc = CGRect(
              x: CGFloat(index) * pitch + (pitch - side) / 2, y: (size.height - side) / 2,
              width: side, height: side)
            pen.fill(Path(ellipseIn: disc), HierarchicalShapeStyle.primary)
          }
        }
      }
  }
}

struct TextFieldLayout: Layout, LayoutHints {
  var side: CGFloat
  var padding: CGFloat
  /// Whether a line is as high as UIKit's: with the 1.7 points that it adds below, in whole points.
  var addsLeading: Bool
  var least: CGFloat

  var axesAreIndependent: Bool { false }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func text(_ width: CGFloat?, _ subviews: Subviews) -> CGSize {
    guard let text = subviews.first else { return .zero }
    return text.sizeThatFits(
      ProposedViewSize(width: width.map { max($0 - 2 * side, 0) }, height: nil))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let text = text(proposal.width, subviews)
    let line = addsLeading ? (text.height + 1.7).rounded(.down) : text.height
    return CGSize(
      width: proposal.width ?? text.width + 2 * side, height: max(line + 2 * padding, least))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let text = text(bounds.width, subviews)
    let free = least > 0 ? (bounds.height - text.height) / 2 : 0
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + side, y: bounds.minY + free),
      proposal: ProposedViewSize(width: max(bounds.width - 2 * side, 0), height: nil))
  }
}
