import Foundation

/// How buttons look: SwiftUI's own protocol.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it: never pressed in a still picture.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false

  /// The label of a button, whatever its views are.
  public struct Label: PrimitiveView {
    let content: [any View]

    package init(_ content: [any View]) {
      self.content = content
    }

    public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
      try TupleView(content).layoutNodes(in: context)
    }
  }

  package init(role: ButtonRole?, label: Label) {
    self.role = role
    self.label = label
  }
}

/// How buttons look and what they do: SwiftUI's own protocol.
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that also says when its action runs.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label

  package init(role: ButtonRole?, label: Label) {
    self.role = role
    self.label = label
  }

  /// Does nothing: actions are never run here.
  public func trigger() {}
}

extension PrimitiveButtonStyle {
  /// The body; a button in it is drawn as if it had no style, so that it does not ask this one again.
  func makeButton(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration).settingEnvironment {
      $0.controls.buttonStyle = DefaultButtonStyle()
    }
  }
}

/// A `ButtonStyle` where the other protocol is asked for.
struct StyledButton<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label))
  }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// - Parameter radius: points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    settingEnvironment { $0.controls.buttonStyle = StyledButton(style: style) }
  }

  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    settingEnvironment { $0.controls.buttonStyle = style }
  }

  /// Gives the bordered buttons in the view an outline.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    settingEnvironment { $0.controls.buttonShape = shape }
  }
}
