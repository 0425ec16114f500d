import Foundation
import Geometry
import LayoutEngine

/// A view inside a modifier that makes a node of its own.
///
/// Content that stands for several views (a `Group`) is modified view by view, as in SwiftUI.
package struct ModifiedView<Rule: UnaryLayout>: PrimitiveView {
  let content: any View
  let name: String
  let layout: Rule
  var drawing: (any NodeDrawing)?
  var traits: ((inout NodeTraits) -> Void)?
  var guides: GuideKinds = []

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested { try content.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map { node in
        let modified = context.node(
          name, layout: layout, children: [node], guides: guides, drawing: drawing)
        traits?(&modified.traits)
        return modified
      })
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

/// A modifier that cannot be as it is written; making its nodes fails with the reason.
package struct RefusedView: PrimitiveView {
  let error: ViewError

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes { throw error }
}

extension View {
  package func modified<Rule: UnaryLayout>(
    _ name: String, _ layout: Rule, drawing: (any NodeDrawing)? = nil,
    guides: GuideKinds = [], traits: ((inout NodeTraits) -> Void)? = nil
  ) -> ModifiedView<Rule> {
    ModifiedView(
      content: self, name: name, layout: layout, drawing: drawing, traits: traits, guides: guides)
  }

  package func settingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentView {
    EnvironmentView(content: self, change: change)
  }
}
