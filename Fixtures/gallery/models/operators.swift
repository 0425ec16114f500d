import SwiftUI

struct Vector: Equatable {
  var x = 0.0
  var y = 0.0

  static let zero = Vector()

  static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
  static func * (lhs: Vector, rhs: Double) -> Vector { Vector(x: lhs.x * rhs, y: lhs.y * rhs) }
  static prefix func - (vector: Vector) -> Vector { vector * -1 }
  static func += (lhs: inout Vector, rhs: Vector) { lhs = lhs + rhs }

  var length: Double { (x * x + y * y).squareRoot() }
}

struct VectorArrow: Shape {
  let vector: Vector

  func path(in rect: CGRect) -> Path {
    let tip = CGPoint(x: rect.midX + vector.x, y: rect.midY + vector.y)
    let unit = vector * (1 / vector.length)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(to: tip)
    for side in [1.0, -1.0] {
      path.move(to: tip)
      path.addLine(
        to: CGPoint(
          x: tip.x - unit.x * 9 - unit.y * 5 * side,
          y: tip.y - unit.y * 9 + unit.x * 5 * side))
    }
    return path
  }
}

/// Two arrows from one point, their sum in green, and the sum turned about in grey.
#Preview {
  let wind = Vector(x: 70, y: -12)
  let current = Vector(x: -6, y: -52)
  let arrows: [(Vector, Color)] = [
    (wind, .blue), (current, .orange), (wind + current, .green), (-(wind + current) * 0.6, .gray),
  ]

  ZStack {
    ForEach(arrows.indices, id: \.self) { index in
      VectorArrow(vector: arrows[index].0)
        .stroke(
          arrows[index].1,
          style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
  }
  .frame(width: 200, height: 160)
  .background(.quinary, in: .rect(cornerRadius: 12))
}
