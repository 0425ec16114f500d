/// Each step's leading guide lies further left, so that the steps move to the right.
VStack(alignment: .leading, spacing: 6) {
  ForEach(0..<5) { step in
    Text("Step \(step + 1)")
      .font(.footnote.weight(.medium))
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(.purple.opacity(0.15 + Double(step) * 0.12), in: .capsule)
      .alignmentGuide(.leading) { _ in CGFloat(step) * -28 }
  }
}
