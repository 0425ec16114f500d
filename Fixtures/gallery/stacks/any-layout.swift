import SwiftUI

struct Adaptive: View {
  let vertical: Bool

  private var layout: AnyLayout {
    vertical
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 8))
  }

  var body: some View {
    layout {
      ForEach(["Scan", "Sort", "Send"], id: \.self) { step in
        Text(step)
          .font(.subheadline.weight(.medium))
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .background(.blue.opacity(0.18), in: .capsule)
      }
    }
  }
}

/// The same three capsules, once in a row and once in a column.
#Preview {
  HStack(alignment: .top, spacing: 40) {
    Adaptive(vertical: false)
    Adaptive(vertical: true)
  }
}
