import SwiftUI

struct ClockFace: View {
  let hour: Int
  let minute: Int

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)

      ZStack {
        Circle()
          .fill(.quinary)
        ForEach(0..<12) { tick in
          Capsule()
            .fill(tick % 3 == 0 ? .primary : .tertiary)
            .frame(width: 2, height: side * 0.06)
            .offset(y: -side * 0.44)
            .rotationEffect(.degrees(Double(tick) * 30))
        }
        hand(length: side * 0.25, width: 5)
          .rotationEffect(.degrees(Double(hour % 12) * 30 + Double(minute) / 2))
        hand(length: side * 0.38, width: 3)
          .rotationEffect(.degrees(Double(minute) * 6))
        Circle()
          .fill(.red)
          .frame(width: side * 0.06)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func hand(length: CGFloat, width: CGFloat) -> some View {
    Capsule()
      .frame(width: width, height: length)
      .offset(y: -length / 2)
  }
}

/// Three clocks of falling size, at ten past ten, half past four and a quarter to two.
#Preview {
  HStack(spacing: 18) {
    ClockFace(hour: 10, minute: 10).frame(width: 130)
    ClockFace(hour: 4, minute: 30).frame(width: 96)
    ClockFace(hour: 1, minute: 45).frame(width: 64)
  }
}
