import SwiftUI

struct Steps: View {
  var spacing: CGFloat?

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(1..<4) { step in
        Text("Step \(step)")
          .frame(width: 150, height: 32)
          .background(.green.opacity(0.15 + Double(step) * 0.12))
      }
    }
    .padding(8)
    .background(.quinary)
  }
}

/// Without a spacing of its own the stack leaves the usual gaps.
// figure: name=default-gaps
#Preview {
  Steps()
}

/// With a spacing of nought the steps touch.
// figure: name=no-gaps
#Preview {
  Steps(spacing: 0)
}
