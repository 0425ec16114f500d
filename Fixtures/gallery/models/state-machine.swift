import SwiftUI

enum Light: CaseIterable {
  case stop, ready, go, caution

  var next: Light {
    let all = Self.allCases
    let index = all.firstIndex(of: self)!
    return all[(index + 1) % all.count]
  }

  var lamps: (red: Bool, amber: Bool, green: Bool) {
    switch self {
    case .stop: (true, false, false)
    case .ready: (true, true, false)
    case .go: (false, false, true)
    case .caution: (false, true, false)
    }
  }
}

struct TrafficLight: View {
  let light: Light

  private func lamp(_ color: Color, _ isOn: Bool) -> some View {
    Circle()
      .fill(color.opacity(isOn ? 1 : 0.15))
      .frame(width: 26, height: 26)
  }

  var body: some View {
    VStack(spacing: 6) {
      lamp(.red, light.lamps.red)
      lamp(.orange, light.lamps.amber)
      lamp(.green, light.lamps.green)
    }
    .padding(8)
    .background(.quaternary, in: .capsule)
  }
}

/// A traffic light in the order of its four states, and back at the first.
#Preview {
  let states = (0..<4).reduce(into: [Light.stop]) { states, _ in
    states.append(states.last!.next)
  }

  HStack(spacing: 16) {
    ForEach(states.indices, id: \.self) { TrafficLight(light: states[$0]) }
  }
}
