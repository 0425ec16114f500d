import SwiftUI

struct CountBadge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      if count > 0 {
        Text(count > 99 ? "99+" : "\(count)")
          .font(.caption2.bold())
          .foregroundStyle(.white)
          .padding(.horizontal, 6)
          .frame(minWidth: 20, minHeight: 20)
          .background(.red, in: .capsule)
          .fixedSize()
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
  }
}

extension View {
  func badge(count: Int) -> some View { modifier(CountBadge(count: count)) }
}

/// Four squares, three of them with a red count centred on their top trailing corner.
#Preview {
  HStack(spacing: 28) {
    ForEach([0, 3, 42, 128], id: \.self) { count in
      RoundedRectangle(cornerRadius: 14)
        .fill(.blue.gradient)
        .frame(width: 56, height: 56)
        .badge(count: count)
    }
  }
  .padding()
}
