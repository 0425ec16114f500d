import Foundation
import Geometry
import LayoutEngine

/// A piece of an interface: SwiftUI's own protocol.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// The nodes of the layout that the view stands for: none for an `EmptyView`, several for a
  /// `Group`. Views made of other views need not write it.
  ///
  /// - Throws: `ViewError` or `TypographyError` where the view cannot be drawn whole.
  func layoutNodes(in context: ViewContext) throws -> ViewNodes
}

extension View {
  /// A view made of others: its own name, with its body below it.
  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let inner = context.bound(self)
    return try named(typeName(Self.self), body: body, in: inner)
  }

  package func named(
    _ name: String, body: any View, in context: ViewContext
  ) throws -> ViewNodes {
    let nodes = try context.nested { try body.layoutNodes(in: $0).nodes }
    return ViewNodes(
      nodes.map { context.node(name, layout: PassThroughLayout(ofBody: true), children: [$0]) })
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no value") }
}

/// A view that is drawn or laid out by itself rather than by a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: layoutNodes is written out") }
}

/// What a view stands for in the layout.
public struct ViewNodes {
  package var nodes: [LayoutNode]

  package init(_ nodes: [LayoutNode]) {
    self.nodes = nodes
  }
}
