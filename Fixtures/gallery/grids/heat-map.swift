import SwiftUI

struct HeatMap: View {
  let weeks = 16

  private func level(week: Int, day: Int) -> Double {
    let wave = sin(Double(week) * 0.55) + cos(Double(day * 2 + week) * 0.9)
    return min(max((wave + 1.6) / 3.4, 0), 1)
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<weeks, id: \.self) { week in
        VStack(spacing: 4) {
          ForEach(0..<7) { day in
            RoundedRectangle(cornerRadius: 3)
              .fill(.green.opacity(0.12 + 0.88 * level(week: week, day: day)))
              .frame(width: 14, height: 14)
          }
        }
      }
    }
  }
}

/// Sixteen weeks as columns of seven squares, greener on busier days.
#Preview {
  HeatMap()
}
