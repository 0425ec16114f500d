import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `View` struct as a compiled view.
struct InterpretedView: PrimitiveView {
  let instance: any Instance

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let bound = EnvironmentReading.bind(instance, context.environment)
    let body = TupleView(try ViewContent.views(of: bound.buildProperty("body")))
    return try named(instance.typeName, body: body, in: context)
  }
}

/// A fixture's own `Shape` struct as a compiled shape.
struct InterpretedShape: Shape, NamedShape {
  let instance: any Instance

  var shapeName: String { instance.typeName }

  func path(in rect: CGRect) -> Path {
    do {
      let value = try instance.call("path", [Argument("in", .native(rect))])
      if let path = try Path.bridged(value) { return path }
      throw BridgingError("'path(in:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return Path()
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard instance.hasMethod("sizeThatFits") else {
      return proposal.replacingUnspecifiedDimensions()
    }
    do {
      let value = try instance.call("sizeThatFits", [Argument(nil, .native(proposal))])
      if let size = try CGSize.bridged(value) { return size }
      throw BridgingError(
        "'sizeThatFits(_:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return .zero
    }
  }
}
