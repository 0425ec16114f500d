import Foundation
import Geometry
import LayoutEngine

/// A map of the plane that may have perspective: rows of a 3 × 3 matrix applied to (x, y, 1).
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// This map first, then `next`.
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, next.rows)
    var result = ProjectionTransform()
    func cell(_ row: Int, _ column: Int) -> CGFloat {
      (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] }
    }
    (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
    (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
    (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
    return result
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  /// The map as one without perspective; nil where it has some.
  var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}

/// A modifier that only maps what its view draws. No effect on layout.
public protocol GeometryEffect: ViewModifier where Body == Never {
  /// The map for a view of a size, about its corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func layoutNodes(
    modifying content: any View, in context: ViewContext
  ) throws -> ViewNodes {
    try nodes(modifying: content, named: typeName(Self.self), in: context)
  }

  package func nodes(
    modifying content: any View, named name: String, in context: ViewContext
  ) throws -> ViewNodes {
    try content.mapped(name) { frame in
      try effectValue(size: frame.size).drawn("a perspective").about(frame.origin)
    }.layoutNodes(in: context)
  }
}

extension ProjectionTransform {
  func drawn(_ name: String) throws -> CGAffineTransform {
    if let affine { return affine }
    throw ViewError.unsupported(
      name: name, hint: "Figures are drawn without perspective; a map without it is drawn exactly.")
  }
}

extension View {
  /// Maps what the view draws, about its corner. No effect on layout.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    mapped("projectionEffect") { frame in
      try transform.drawn("a perspective").about(frame.origin)
    }
  }
}
