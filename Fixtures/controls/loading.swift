// Rule: a picture from elsewhere is its placeholder until it has come; phases rest in the first.
// Source: iamcgn/swiftui-web, Docs/elements/AsyncImage.md (asyncimage/phases) and Animator.md (animator/phase).

/// Placeholders of three pictures, and the first of three phases.
VStack(spacing: 12) {
  HStack(spacing: 12) {
    AsyncImage(url: URL(string: "https://example.org/a.png"))
      .frame(width: 80, height: 80)
    AsyncImage(url: URL(string: "https://example.org/b.png")) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
    .frame(width: 80, height: 80)
    AsyncImage(url: URL(string: "https://example.org/c.png")) { phase in
      switch phase {
      case .empty: Color.teal.opacity(0.3)
      case .success(let image): image.resizable()
      case .failure: Color.red
      @unknown default: EmptyView()
      }
    }
    .frame(width: 80, height: 80)
  }
  PhaseAnimator([1.0, 0.5, 0.2]) { phase in
    Capsule()
      .fill(.indigo.opacity(phase))
      .frame(width: 120 * phase, height: 16)
  }
}
.padding()
