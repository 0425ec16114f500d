import Drawing
import Foundation
import Geometry

/// What can be made of any shape, for callers that do not know its type.
package enum ShapeOperation {
  case trim(from: CGFloat, to: CGFloat)
  case offset(CGSize)
  case rotation(Angle, anchor: UnitPoint)
  case scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case size(CGSize, anchor: UnitPoint = .topLeading)
  case stroke(StrokeStyle)
}

extension Shape {
  package func applying(_ operation: ShapeOperation) -> any Shape {
    switch operation {
    case .trim(let from, let to): trim(from: from, to: to)
    case .offset(let offset): self.offset(offset)
    case .rotation(let angle, let anchor): rotation(angle, anchor: anchor)
    case .scale(let x, let y, let anchor): scale(x: x, y: y, anchor: anchor)
    case .transform(let transform): self.transform(transform)
    case .size(let size, let anchor): self.size(size, anchor: anchor)
    case .stroke(let style): stroke(style: style)
    }
  }
}
