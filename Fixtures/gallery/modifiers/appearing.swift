import SwiftUI

struct Growing: View {
  @State private var isGrown = false
  @State private var steps = 0

  var body: some View {
    VStack(spacing: 8) {
      Capsule()
        .fill(.green)
        .frame(width: isGrown ? 180 : 20, height: 14)
      Text("Grown in \(steps) step")
        .opacity(isGrown ? 1 : 0)
    }
    .onAppear {
      withAnimation(.easeOut) { isGrown = true }
    }
    .onChange(of: isGrown) { _, _ in
      steps += 1
    }
  }
}

/// What a view sets when it appears shows once all is at rest.
// figure: name=appearing
Growing()
