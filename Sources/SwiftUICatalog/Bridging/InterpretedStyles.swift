import Catalog
import Views

/// A fixture's own `ButtonStyle` or `PrimitiveButtonStyle` struct.
struct InterpretedButtonStyle: PrimitiveButtonStyle, @unchecked Sendable {
  let instance: any Instance

  func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      let seen: Value =
        instance.conforms(to: "PrimitiveButtonStyle")
        ? .native(configuration)
        : .native(
          ButtonStyleConfiguration(role: configuration.role, label: configuration.label))
      return try StyleBody.views(of: instance, in: context, seen)
    }
  }
}

/// A fixture's own `ToggleStyle` struct.
struct InterpretedToggleStyle: ToggleStyle, @unchecked Sendable {
  let instance: any Instance

  func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      try StyleBody.views(of: instance, in: context, .native(configuration))
    }
  }
}

/// A fixture's own `GroupBoxStyle` struct.
struct InterpretedGroupBoxStyle: GroupBoxStyle, @unchecked Sendable {
  let instance: any Instance

  func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      try StyleBody.views(of: instance, in: context, .native(configuration))
    }
  }
}

private enum StyleBody {
  /// What a style makes of a control, with the environment that it reads.
  static func views(
    of instance: any Instance, in context: ViewContext, _ configuration: Value
  ) throws -> TupleView {
    let bound = PropertyBinding.bind(instance, in: context).instance
    let body = try bound.buildCall("makeBody", [Argument("configuration", configuration)])
    return TupleView(try ViewContent.views(of: body))
  }
}
