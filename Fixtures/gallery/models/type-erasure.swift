import SwiftUI

struct Widget: Identifiable {
  let id = UUID()
  let title: String
  private let content: () -> AnyView

  init<Content: View>(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = { AnyView(content()) }
  }

  var view: some View { content() }
}

/// Three tiles of different contents: a number, a ring and a row of bars.
#Preview {
  let widgets = [
    Widget("Steps") {
      Text("8,214").font(.title3.bold())
    },
    Widget("Battery") {
      Circle()
        .trim(from: 0, to: 0.7)
        .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(4)
    },
    Widget("Sleep") {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach([20.0, 34, 28, 40], id: \.self) { height in
          Capsule().fill(.indigo).frame(width: 8, height: height)
        }
      }
    },
  ]

  HStack(spacing: 12) {
    ForEach(widgets) { widget in
      VStack(spacing: 8) {
        widget.view
          .frame(height: 44)
        Text(widget.title)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(width: 94, height: 96)
      .background(.quinary, in: .rect(cornerRadius: 16))
    }
  }
}
