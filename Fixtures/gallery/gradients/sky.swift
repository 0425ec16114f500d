import SwiftUI

enum Daytime: String, CaseIterable {
  case dawn, noon, dusk, night

  var colors: [Color] {
    switch self {
    case .dawn: [.indigo, .pink, .orange]
    case .noon: [.blue, .cyan]
    case .dusk: [.purple, .red, .orange]
    case .night: [.black, Color(red: 0.1, green: 0.12, blue: 0.35)]
    }
  }

  var sun: (color: Color, height: CGFloat) {
    switch self {
    case .dawn: (.orange, 0.8)
    case .noon: (.yellow, 0.25)
    case .dusk: (.yellow, 0.7)
    case .night: (.white.opacity(0.9), 0.35)
    }
  }
}

struct Sky: View {
  let time: Daytime

  var body: some View {
    LinearGradient(colors: time.colors, startPoint: .top, endPoint: .bottom)
      .overlay {
        GeometryReader { proxy in
          Circle()
            .fill(time.sun.color)
            .frame(width: 26, height: 26)
            .position(x: proxy.size.width / 2, y: proxy.size.height * time.sun.height)
        }
      }
      .clipShape(.rect(cornerRadius: 14))
  }
}

/// The sky at dawn, noon, dusk and at night, with the sun or the moon at its height.
#Preview {
  HStack(spacing: 10) {
    ForEach(Daytime.allCases, id: \.rawValue) { time in
      Sky(time: time)
        .frame(width: 78, height: 130)
    }
  }
}
