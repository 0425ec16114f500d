import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `ViewModifier` or `GeometryEffect` struct.
struct InterpretedModifier: Bridged {
  let instance: any Instance

  static var typeName: String { "ViewModifier" }

  static func bridged(_ value: Value) throws -> InterpretedModifier? {
    switch value {
    case .instance(let instance)
    where instance.conforms(to: "ViewModifier") || instance.conforms(to: "GeometryEffect"):
      return InterpretedModifier(instance: instance)
    case .symbol: return try native(value)
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }

  func applied(to view: any View) -> any View {
    instance.conforms(to: "GeometryEffect")
      ? view.modifier(erased: InterpretedEffect(instance: instance))
      : view.modifier(erased: InterpretedBodyModifier(instance: instance))
  }
}

/// A modifier whose body is made of the view it is applied to.
private struct InterpretedBodyModifier: PrimitiveModifier {
  let instance: any Instance

  func layoutNodes(
    modifying content: any View, in context: ViewContext
  ) throws -> ViewNodes {
    let (bound, inner) = PropertyBinding.bind(instance, in: context)
    let modified = ViewValue(view: ModifierContent(content))
    let body = try bound.buildCall("body", [Argument("content", .native(modified))])
    return try TupleView(ViewContent.views(of: body)).layoutNodes(in: inner)
  }
}

/// An effect whose map is made of the size of the view it is applied to.
private struct InterpretedEffect: GeometryEffect {
  let instance: any Instance

  func effectValue(size: CGSize) -> ProjectionTransform {
    do {
      let value = try instance.call("effectValue", [Argument("size", .native(size))])
      if let transform = try ProjectionTransform.bridged(value) { return transform }
      throw BridgingError(
        "'effectValue(size:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return ProjectionTransform()
    }
  }

  func layoutNodes(
    modifying content: any View, in context: ViewContext
  ) throws -> ViewNodes {
    try nodes(modifying: content, named: instance.typeName, in: context)
  }
}
