/// Two gradients of the same colours: spread evenly, and with hard edges between them.
VStack(spacing: 12) {
  Capsule()
    .fill(
      LinearGradient(
        colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing))

  Capsule()
    .fill(
      LinearGradient(
        stops: [
          .init(color: .red, location: 0.3),
          .init(color: .yellow, location: 0.3),
          .init(color: .yellow, location: 0.6),
          .init(color: .green, location: 0.6),
        ],
        startPoint: .leading, endPoint: .trailing))
}
.frame(width: 280, height: 92)
