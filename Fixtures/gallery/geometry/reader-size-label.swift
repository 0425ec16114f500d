import SwiftUI

struct SizeLabel: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        .font(.caption)
        .monospacedDigit()
        .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
    }
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 10))
  }
}

/// Three boxes that say how large they are.
#Preview(traits: .fixedLayout(width: 320, height: 150)) {
  HStack(spacing: 8) {
    SizeLabel()
      .frame(width: 120)
    VStack(spacing: 8) {
      SizeLabel()
      SizeLabel()
        .frame(height: 48)
    }
  }
}
