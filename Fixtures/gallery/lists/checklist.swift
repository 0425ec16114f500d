import SwiftUI

struct Chore: Identifiable {
  let id = UUID()
  var title: String
  var isDone: Bool
}

struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.width * 0.38, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

struct ChoreRow: View {
  let task: Chore

  var body: some View {
    HStack(spacing: 12) {
      ZStack {
        if task.isDone {
          Circle().fill(.green)
          Checkmark()
            .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 9, height: 7)
        } else {
          Circle().strokeBorder(.tertiary, lineWidth: 1.5)
        }
      }
      .frame(width: 22, height: 22)

      Text(task.title)
        .strikethrough(task.isDone)
        .foregroundStyle(task.isDone ? .secondary : .primary)
    }
  }
}

/// Four tasks with round boxes; two are ticked off and struck through.
#Preview {
  VStack(alignment: .leading, spacing: 14) {
    ForEach([
      Chore(title: "Oil the hinges", isDone: true),
      Chore(title: "Order reeds", isDone: true),
      Chore(title: "Tune the upper manual", isDone: false),
      Chore(title: "Write to the parish", isDone: false),
    ]) { ChoreRow(task: $0) }
  }
  .padding(18)
  .background(.quinary, in: .rect(cornerRadius: 16))
}
