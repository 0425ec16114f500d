import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `View` struct as a compiled view.
struct InterpretedView: PrimitiveView {
  let instance: any Instance

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let (bound, inner) = PropertyBinding.bind(instance, in: context)
    let body = TupleView(try ViewContent.views(of: bound.buildProperty("body")))
    return try named(instance.typeName, body: body, in: inner)
  }
}
