import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A button's own style on the platform: borderless on iOS, bordered on macOS (iamcgn/swiftui-web,
/// iOS.md and Button.md).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      if context.environment.platform == .ios {
        return BorderlessButtonStyle().makeBody(configuration: configuration)
      }
      return BorderedButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      let environment = context.environment
      guard !environment.isEnabled else { return configuration.label }
      return configuration.label.labelStyled(environment.disabledLabel)
    }
  }
}

/// The label in the accent colour, red where the button destroys something; dimmed where it is
/// disabled. Keeps its label's distance to what is above and the plain one to what is below (iOS.md,
/// ios/layout/controls).
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      let environment = context.environment
      let label = configuration.label
      let style =
        !environment.isEnabled
        ? AnyShapeStyle(environment.disabledLabel)
        : configuration.role == .destructive
          ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      return ControlSpacingView(content: label.labelStyled(style), edges: [.bottom])
    }
  }
}

/// The label on a fill: 12 points around it sideways; 7 above and below on iOS, in a capsule, 4 on
/// macOS, at least 24 high, in corners of 6 (iOS.md; Button.md, button/styles).
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBorder(configuration: configuration, isProminent: false)
  }
}

/// The white label on the accent colour, in the size of a bordered button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBorder(configuration: configuration, isProminent: true)
  }
}

private struct ButtonBorder: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.requireRegularSize(of: "bordered button")
    let environment = context.environment
    let isIOS = environment.platform == .ios
    let label = configuration.label.labelStyled(labelStyle(environment))
    let padded = label.padding(
      EdgeInsets(top: isIOS ? 7 : 4, leading: 12, bottom: isIOS ? 7 : 4, trailing: 12))
    let sized: any View = isIOS ? padded : padded.frame(minHeight: 24)
    return try sized.erasedBackground(fill(environment), in: shape(environment))
      .layoutNodes(in: context)
  }

  private func labelStyle(_ environment: EnvironmentValues) -> AnyShapeStyle {
    if !environment.isEnabled { return AnyShapeStyle(environment.disabledLabel) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return environment.platform == .ios
      ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary)
  }

  /// How a tint colours a bordered button's fill is assumed: at the grey fill's strength.
  private func fill(_ environment: EnvironmentValues) -> AnyShapeStyle {
    let isIOS = environment.platform == .ios
    let plain = isIOS ? Color.controlFill : .macButtonFill
    guard environment.isEnabled else { return AnyShapeStyle(plain) }
    if isProminent {
      return configuration.role == .destructive && isIOS
        ? AnyShapeStyle(Color.red) : AnyShapeStyle(environment.tint ?? .accentColor)
    }
    guard isIOS, let tint = environment.tint else { return AnyShapeStyle(plain) }
    return AnyShapeStyle(tint.opacity(0.16))
  }

  private func shape(_ environment: EnvironmentValues) -> AnyShape {
    switch environment.controls.buttonShape.kind {
    case .automatic:
      environment.platform == .ios
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 6, style: .circular))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius):
      AnyShape(
        RoundedRectangle(
          cornerRadius: radius ?? (environment.platform == .ios ? 8 : 6), style: .circular))
    }
  }
}

extension View {
  /// A filled shape behind the view.
  func erasedBackground(_ style: AnyShapeStyle, in shape: AnyShape) -> any View {
    background(style, in: shape)
  }
}

/// A view that keeps a control's plain distance on some edges, and its own on the others.
struct ControlSpacingView: PrimitiveView {
  let content: any View
  let edges: Edge.Set

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map {
        context.node("control", layout: ControlSpacingLayout(edges: edges), children: [$0])
      })
  }
}

struct ControlSpacingLayout: UnaryLayout {
  var edges: Edge.Set

  var keepsSize: Bool { true }
  func steadyLengths(of subviews: Subviews) -> SteadyLengths { subviews[0].node.steady }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing.resetting(edges)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
