import Drawing
import Foundation
import LayoutEngine

/// A label that leads to a page: its own size, in the accent colour on iOS, in the links' blue on
/// macOS, at half its strength where it is disabled (Link.md of iamcgn/swiftui-web).
public struct Link: PrimitiveView {
  let label: [any View]

  public init(_ title: String, destination: URL) {
    label = [Text(title)]
  }

  public init(destination: URL, @ViewBuilder label: () -> some View) {
    self.label = label().listed
  }

  package init(views: [any View]) {
    label = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .macos else {
      return try named("Link", body: Button(role: nil, views: label), in: context)
    }
    let blue = Color(RGBA(0, 104, 218)).opacity(context.environment.isEnabled ? 1 : 0.5)
    return try named("Link", body: TupleView(label).labelStyled(blue), in: context)
  }
}

/// A button that opens a list of others, which is not drawn.
///
/// iOS 26: the label in the accent colour and nothing else (iOS.md of iamcgn/swiftui-web, ios/menu).
public struct Menu: PrimitiveView {
  let label: [any View]

  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.label = label().listed
  }

  public init(_ title: String, @ViewBuilder content: () -> some View) {
    label = [Text(title)]
  }

  public init(
    _ title: String, systemImage name: String, @ViewBuilder content: () -> some View
  ) {
    label = [Label(title, systemImage: name)]
  }

  package init(views: [any View]) {
    label = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    guard context.environment.platform == .ios else {
      throw ViewError.unsupported(
        name: "Menu", hint: "a pull-down button's size on macOS is not known; use a Button")
    }
    let environment = context.environment
    let style =
      environment.isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.ink(67))
    let styled = TupleView(label).labelStyled(style)
    return try named("Menu", body: styled, in: context)
  }
}

/// The button that lets the reader change a list: "Edit", as a button is drawn.
public struct EditButton: PrimitiveView {
  public init() {}

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try named("EditButton", body: Button("Edit") {}, in: context)
  }
}
