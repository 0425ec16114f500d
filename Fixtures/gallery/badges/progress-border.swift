import SwiftUI

struct ProgressBorder: ViewModifier {
  let progress: Double

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 22)
      .padding(.vertical, 12)
      .overlay {
        Capsule()
          .inset(by: 2)
          .stroke(.quaternary, lineWidth: 4)
        Capsule()
          .inset(by: 2)
          .trim(from: 0, to: progress)
          .stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
  }
}

/// Three capsules with a border that is filled for a quarter, for a half and whole.
#Preview {
  HStack(spacing: 14) {
    ForEach([0.25, 0.5, 1], id: \.self) { progress in
      Text("\(Int(progress * 100)) %")
        .monospacedDigit()
        .modifier(ProgressBorder(progress: progress))
    }
  }
}
