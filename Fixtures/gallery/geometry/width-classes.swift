import SwiftUI

enum WidthClass {
  case small, medium, large

  init(_ width: CGFloat) {
    switch width {
    case ..<120: self = .small
    case 120..<220: self = .medium
    default: self = .large
    }
  }
}

struct Greeting: View {
  var body: some View {
    GeometryReader { proxy in
      Group {
        switch WidthClass(proxy.size.width) {
        case .small:
          Text("Hi")
        case .medium:
          Text("Hello there")
        case .large:
          Text("Hello there, how good of you to come")
        }
      }
      .font(.subheadline.weight(.medium))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(height: 44)
    .background(.pink.opacity(0.18), in: .rect(cornerRadius: 10))
  }
}

/// A greeting that grows longer with the width of its box.
#Preview {
  VStack(alignment: .leading, spacing: 8) {
    Greeting().frame(width: 70)
    Greeting().frame(width: 160)
    Greeting().frame(width: 310)
  }
}
