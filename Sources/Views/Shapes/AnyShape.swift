import Foundation
import Geometry

/// A shape, its type put aside.
public struct AnyShape: Shape, NamedShape {
  let base: any Shape

  public init(_ shape: some Shape) {
    base = shape
  }

  package init(erasing shape: any Shape) {
    base = shape
  }

  package var shapeName: String {
    (base as? any NamedShape)?.shapeName ?? typeName(type(of: base))
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
