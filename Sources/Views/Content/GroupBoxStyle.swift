/// The parts of a group box, as its style sees them.
public struct GroupBoxStyleConfiguration {
  public let label: TupleView
  public let content: TupleView
}

/// How a group box looks.
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The platform's own card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupBox {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how group boxes look. The body is made in the style around this one, so that it may hold a
  /// group box itself.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    settingEnvironment { $0.groupBoxStyles.append { style.makeBody(configuration: $0) } }
  }
}
