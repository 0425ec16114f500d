import SwiftUI

struct Chevron: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 7, y: 7))
      path.addLine(to: CGPoint(x: 1, y: 13))
    }
    .stroke(.tertiary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    .frame(width: 8, height: 14)
  }
}

struct LinkRow: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Chevron()
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// Rows that end in an arrow, which points the way that the reader goes.
#Preview {
  VStack(spacing: 10) {
    LinkRow(title: "Opening hours")
    LinkRow(title: "Opening hours")
      .environment(\.layoutDirection, .rightToLeft)
  }
  .frame(width: 240)
}
