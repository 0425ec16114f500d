import Foundation
import Geometry
import LayoutEngine

/// A control that is on or off, drawn as it begins.
public struct Toggle: PrimitiveView {
  let label: [any View]
  let isOn: Bool

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) {
    self.init(isOn: isOn.wrappedValue, views: label().listed)
  }

  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, views: [Text(title)])
  }

  public init(_ title: String, image name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn.wrappedValue, views: [Label(title, image: name)])
  }

  /// The toggle that a style makes something of.
  public init(_ title: String, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: name) }
  }

  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.isOn, views: configuration.label.content)
  }

  init(isOn: Bool, views: [any View]) {
    label = views
    self.isOn = isOn
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let configuration = ToggleStyleConfiguration(
      isOn: isOn, label: ToggleStyleConfiguration.Label(label))
    let style = context.environment.controls.toggleStyle
    return try named("Toggle", body: style.makeToggle(configuration), in: context)
  }
}

/// How toggles look: SwiftUI's own protocol.
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed = false

  package init(isOn: Bool, label: Label) {
    self.label = label
    _isOn = .constant(isOn)
  }
}

extension ToggleStyle {
  /// The body; a toggle in it is drawn as if it had no style.
  func makeToggle(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration).settingEnvironment {
      $0.controls.toggleStyle = DefaultToggleStyle()
    }
  }
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    settingEnvironment { $0.controls.toggleStyle = style }
  }
}
