import SwiftUI

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}

struct Spirograph: Shape {
  let outer, inner, distance: Double

  private var turns: Double {
    inner / Double(greatestCommonDivisor(Int(outer), Int(inner)))
  }

  func path(in rect: CGRect) -> Path {
    let scale = min(rect.width, rect.height) / 2 / (outer - inner + distance)
    func point(at t: Double) -> CGPoint {
      let difference = outer - inner
      let turned = difference / inner * t
      return CGPoint(
        x: rect.midX + scale * (difference * cos(t) + distance * cos(turned)),
        y: rect.midY + scale * (difference * sin(t) - distance * sin(turned)))
    }

    var path = Path()
    path.move(to: point(at: 0))
    for step in 1...420 {
      path.addLine(to: point(at: Double(step) / 420 * 2 * .pi * turns))
    }
    path.closeSubpath()
    return path
  }
}

/// Three curves as a toy of toothed wheels draws them.
#Preview {
  HStack(spacing: 18) {
    Spirograph(outer: 100, inner: 35, distance: 60)
      .stroke(.pink, lineWidth: 1)
    Spirograph(outer: 90, inner: 25, distance: 40)
      .stroke(.blue, lineWidth: 1)
    Spirograph(outer: 80, inner: 50, distance: 30)
      .stroke(.green, lineWidth: 1)
  }
  .frame(width: 330, height: 98)
}
