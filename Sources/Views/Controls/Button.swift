import Foundation
import Geometry
import LayoutEngine

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is pressed. Its action is never run here.
///
/// Takes the size that its style gives the label.
public struct Button: PrimitiveView {
  let label: [any View]
  let role: ButtonRole?

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> some View) {
    self.init(role: nil, views: label().listed)
  }

  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) {
    self.init(role: role, views: label().listed)
  }

  public init(_ title: String, action: @escaping () -> Void) {
    self.init(role: nil, views: [Text(title)])
  }

  public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, views: [Text(title)])
  }

  public init(_ title: String, image name: String, action: @escaping () -> Void) {
    self.init(role: nil, views: [Label(title, image: name)])
  }

  public init(
    _ title: String, image name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, views: [Label(title, image: name)])
  }

  public init(_ title: String, systemImage name: String, action: @escaping () -> Void) {
    self.init(role: nil, views: [Label(title, systemImage: name)])
  }

  public init(
    _ title: String, systemImage name: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, views: [Label(title, systemImage: name)])
  }

  /// The button that a style makes something of.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, views: [configuration.label])
  }

  init(role: ButtonRole?, views: [any View]) {
    label = views
    self.role = role
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(label))
    let style = context.environment.controls.buttonStyle
    return try named("Button", body: style.makeButton(configuration), in: context)
  }
}
