import SwiftUI

struct Ruled<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      content
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { newSize in
          size = newSize
        }
      Ruler(length: $size.width)
      Text("\(Int(size.width)) × \(Int(size.height)) points")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

struct Ruler: View {
  @Binding var length: CGFloat

  var body: some View {
    Rectangle()
      .fill(.orange)
      .frame(width: length, height: 3)
  }
}

/// A ruler as long as the heading above it, and the size in words.
// figure: name=measured-beside
Ruled {
  Text("Tide tables").font(.title2)
}
