import SwiftUI

struct Ring: View {
  var progress: Double
  var color: Color
  var lineWidth: CGFloat = 10

  var body: some View {
    Circle()
      .stroke(color.opacity(0.2), lineWidth: lineWidth)
      .overlay {
        Circle()
          .trim(from: 0, to: progress)
          .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(lineWidth / 2)
  }
}

struct GoalsCard: View {
  private let goals: [(name: String, done: Double, color: Color)] = [
    ("Walk", 0.82, .pink), ("Read", 0.55, .orange), ("Rest", 0.4, .teal),
  ]

  var body: some View {
    HStack(spacing: 22) {
      ZStack {
        ForEach(goals.indices, id: \.self) { index in
          Ring(progress: goals[index].done, color: goals[index].color)
            .padding(CGFloat(index) * 13)
        }
      }
      .frame(width: 110, height: 110)

      VStack(alignment: .leading, spacing: 8) {
        ForEach(goals, id: \.name) { goal in
          HStack(spacing: 8) {
            Circle().fill(goal.color).frame(width: 8)
            Text(goal.name)
            Text("\(Int(goal.done * 100)) %")
              .foregroundStyle(.secondary)
              .monospacedDigit()
          }
          .font(.subheadline)
          .frame(height: 20)
        }
      }
    }
    .padding(18)
    .background(.quinary, in: .rect(cornerRadius: 20))
  }
}

/// Three rings inside one another, and a legend that gives each its name and share.
#Preview {
  GoalsCard()
}
