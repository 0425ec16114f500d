import SwiftUI

struct NowPlaying: View {
  let elapsed: Int
  let length: Int

  private func time(_ seconds: Int) -> String {
    String(format: "%d:%02d", seconds / 60, seconds % 60)
  }

  var body: some View {
    VStack(spacing: 18) {
      RoundedRectangle(cornerRadius: 20)
        .fill(.conicGradient(colors: [.purple, .pink, .orange, .purple], center: .center))
        .aspectRatio(1, contentMode: .fit)
        .overlay {
          ForEach(1..<5) { ring in
            Circle()
              .stroke(.white.opacity(0.35), lineWidth: 1.5)
              .padding(CGFloat(ring) * 24)
          }
        }

      VStack(spacing: 2) {
        Text("Salt and Static").font(.title3.bold())
        Text("The Ferrymen").foregroundStyle(.secondary)
      }

      VStack(spacing: 6) {
        GeometryReader { proxy in
          Capsule().fill(.quaternary)
          Capsule()
            .fill(.pink)
            .frame(width: proxy.size.width * CGFloat(elapsed) / CGFloat(length))
        }
        .frame(height: 5)
        HStack {
          Text(time(elapsed))
          Spacer()
          Text("−" + time(length - elapsed))
        }
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
      }
    }
    .frame(width: 240)
  }
}

/// A cover of rings, a title, and a bar that shows how much of the piece has been played.
#Preview {
  NowPlaying(elapsed: 83, length: 245)
    .padding(8)
}
