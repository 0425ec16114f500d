import Foundation
import Geometry

/// A shape, its type put aside.
public struct AnyShape: Shape {
  let base: any Shape

  public init(_ shape: some Shape) {
    base = shape
  }

  package init(erasing shape: any Shape) {
    base = shape
  }

  public var _traits: ShapeTraits {
    var traits = base._traits
    traits.name = base.shapeName
    return traits
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
