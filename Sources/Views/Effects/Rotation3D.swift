import Foundation
import Geometry
import LayoutEngine

/// A turn in space, seen from the front.
///
/// Drawn exactly where no point of the view comes nearer or goes further: about z, by half turns
/// about x and y, and without perspective about any axis.
struct SpatialRotation {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// The map of the plane about the anchor.
  ///
  /// With the unit axis (x, y, z), c = cos, s = sin and t = 1 − c, Rodrigues' matrix has the rows
  /// (tx² + c, txy − sz, txz + sy), (txy + sz, ty² + c, tyz − sx), (txz − sy, tyz + sx, tz² + c).
  func map() throws -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let t = 1 - c
    let (towardX, towardY) = (t * x * z - s * y, t * y * z + s * x)
    // A point at depth zero lies at −anchorZ from the axis, and at this depth after the turn.
    let depth = anchorZ - (t * z * z + c) * anchorZ
    let isFlat = [towardX, towardY, depth].allSatisfy { abs($0) < 1e-9 }
    guard isFlat || perspective == 0 else {
      throw ViewError.unsupported(
        name: "rotation3DEffect with perspective",
        hint: "A rotation about z, or perspective: 0, is drawn exactly.")
    }
    return CGAffineTransform(
      a: t * x * x + c, b: t * x * y + s * z, c: t * x * y - s * z, d: t * y * y + c,
      tx: -(t * x * z + s * y) * anchorZ, ty: -(t * y * z - s * x) * anchorZ)
  }
}

extension View {
  /// Draws the view turned in space about an axis through a point of its frame.
  ///
  /// No effect on layout (measured: transform/3d).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let numbers = [
      CGFloat(angle.radians), axis.x, axis.y, axis.z, anchorZ, perspective,
    ]
    let rotation = SpatialRotation(
      angle: angle, axis: axis, anchorZ: anchorZ, perspective: perspective)
    return checking("rotation3DEffect", [("angle", numbers)]) {
      mapped("rotation3DEffect") { try rotation.map().about(anchor.point(in: $0)) }
    }
  }
}
