import SwiftUI

struct Bar: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.subheadline.bold())
      .frame(maxWidth: .infinity)
      .padding(10)
      .background(.teal.opacity(0.35))
  }
}

/// What is left between two bars, for a colour that ends there and for one that does not.
#Preview {
  HStack(spacing: 20) {
    Color.orange.opacity(0.4)
      .overlay { Text("Safe area") }
      .safeAreaInset(edge: .top, spacing: 0) { Bar(title: "Top") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Bar(title: "Bottom") }

    Color.orange.opacity(0.4)
      .ignoresSafeArea()
      .overlay { Text("Ignored") }
      .safeAreaInset(edge: .top, spacing: 0) { Bar(title: "Top") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Bar(title: "Bottom") }
  }
  .font(.footnote)
  .frame(width: 300, height: 180)
}
