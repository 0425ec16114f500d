import SwiftUI

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

struct Tank {
  let name: String
  private var stored = 0.0

  var level: Double {
    get { stored }
    set { stored = newValue.clamped(to: 0...1) }
  }

  init(_ name: String, filledBy amounts: [Double]) {
    self.name = name
    for amount in amounts { level += amount }
  }
}

/// Three tanks of water: one partly filled, one that cannot be fuller, one that nearly ran dry.
#Preview {
  let tanks = [
    Tank("Rain", filledBy: [0.2, 0.25]),
    Tank("Well", filledBy: [0.6, 0.9]),
    Tank("Ditch", filledBy: [0.3, -0.8, 0.1]),
  ]

  HStack(spacing: 18) {
    ForEach(tanks, id: \.name) { tank in
      VStack(spacing: 6) {
        Color.cyan.opacity(0.6)
          .frame(height: 100 * tank.level)
          .frame(width: 64, height: 100, alignment: .bottom)
          .background(.quinary)
          .clipShape(.rect(cornerRadius: 10))
        Text(tank.name).font(.caption)
      }
    }
  }
}
