import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography

/// Views on a card, with a label above.
///
/// macOS 26, measured by iamcgn/swiftui-web (groupbox/basic): the content padded by 5 on a card
/// of radius 12, the label in the subheadline font, 10 in and 3 above the card. On iOS nothing is
/// recorded; assumed are a label in the headline font and the content together on a card of
/// radius 8, padded by the system's 16.
public struct GroupBox: PrimitiveView {
  let label: [any View]
  let content: [any View]

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.label = label().listed
    self.content = content().listed
  }

  public init(@ViewBuilder content: () -> some View) {
    label = []
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

  public init(label: some View, @ViewBuilder content: () -> some View) {
    self.label = [label]
    self.content = content().listed
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    if let style = context.environment.groupBoxStyles.last {
      let configuration = GroupBoxStyleConfiguration(
        label: TupleView(label), content: TupleView(content))
      var outer = context
      outer.environment.groupBoxStyles.removeLast()
      return try named("GroupBox", body: style(configuration), in: outer)
    }
    let box: any View = context.environment.platform == .macos ? macOS : iOS
    return try named("GroupBox", body: box, in: context)
  }

  private var stack: VStack { VStack { TupleView(content) } }

  private var macOS: some View {
    let fill = Color(
      light: RGBA(0, 0, 0, alpha: 8.0 / 255), dark: RGBA(255, 255, 255, alpha: 8.0 / 255))
    return VStack(alignment: .leading, spacing: 3) {
      TupleView(label).font(.subheadline).padding(.leading, 10)
      stack.padding(5).background(fill, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private var iOS: some View {
    let fill = Color(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
    return VStack(alignment: .leading) {
      TupleView(label).font(.headline)
      stack
    }
    .padding(16)
    .background(fill, in: RoundedRectangle(cornerRadius: 8))
  }
}
