import SwiftUI

struct Branch: View {
  let depth: Int

  var body: some View {
    if depth > 0 {
      VStack(spacing: 5) {
        Text("\(1 << (4 - depth))")
          .font(.caption2.bold())
          .frame(maxWidth: .infinity)
          .frame(height: 24)
          .background(
            Color(hue: 0.28 + Double(depth) * 0.06, saturation: 0.5, brightness: 0.8).opacity(0.7),
            in: .rect(cornerRadius: 6))
        HStack(alignment: .top, spacing: 5) {
          AnyView(Branch(depth: depth - 1))
          AnyView(Branch(depth: depth - 1))
        }
      }
    }
  }
}

/// A bar that splits into two, into four and into eight.
#Preview {
  Branch(depth: 4)
    .frame(width: 300)
}
