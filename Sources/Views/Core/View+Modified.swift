import Foundation
import Geometry
import LayoutEngine

/// A view inside a modifier that makes a node of its own.
///
/// Content that stands for several views (a `Group`) is modified view by view, as in SwiftUI.
package struct ModifiedView: PrimitiveView {
  let content: any View
  let name: String
  /// Makes the modifier's node around one of the content's. A closure rather than the layout
  /// itself: generic types are made at run time, which costs a small figure more than its layout.
  let makeNode: (ViewContext, LayoutNode) -> LayoutNode
  var traits: ((inout NodeTraits) -> Void)?

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map { node in
        let modified = makeNode(context, node)
        traits?(&modified.traits)
        return modified
      })
  }
}

extension ModifiedView {
  /// Tells of something that is drawn otherwise than asked for.
  func warning(_ warning: ViewWarning?) -> ModifiedView {
    guard let warning else { return self }
    let make = makeNode
    return ModifiedView(
      content: content, name: name,
      makeNode: { context, node in
        context.build.warn(warning)
        return make(context, node)
      }, traits: traits)
  }
}

/// A view that only sets values for the views in it.
package struct EnvironmentView: PrimitiveView {
  let content: any View
  let change: (inout EnvironmentValues) -> Void

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.nested(change) { try content.layoutNodes(in: $0) }
  }
}

/// A view whose nodes are marked in a way that makes no node.
package struct MarkedView: PrimitiveView {
  let content: any View
  let mark: (LayoutNode) -> Void

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let result = try context.nested { try content.layoutNodes(in: $0) }
    result.nodes.forEach(mark)
    return result
  }
}

/// A view that is made of what its context holds.
package struct ContextView: PrimitiveView {
  let make: (ViewContext) throws -> any View

  package init(_ make: @escaping (ViewContext) throws -> any View) {
    self.make = make
  }

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try make(context).layoutNodes(in: context)
  }
}

/// A modifier that cannot be as it is written; making its nodes fails with the reason.
package struct RefusedView: PrimitiveView {
  let error: ViewError

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes { throw error }
}

extension View {
  package func modified<Rule: UnaryLayout>(
    _ name: String, _ layout: Rule, drawing: (any NodeDrawing)? = nil,
    guides: GuideKinds = [], traits: ((inout NodeTraits) -> Void)? = nil
  ) -> ModifiedView {
    ModifiedView(
      content: self, name: name,
      makeNode: { context, node in
        context.node(name, layout: layout, children: [node], guides: guides, drawing: drawing)
      }, traits: traits)
  }

  package func settingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView {
    EnvironmentView(content: self, change: change)
  }
}
