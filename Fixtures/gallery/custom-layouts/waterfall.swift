import SwiftUI

/// Gives each subview a cell that starts a little below the one before it.
struct WaterfallLayout: Layout {
  var step: CGFloat = 22

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let drop = step * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).reduce(0, +),
      height: (sizes.map(\.height).max() ?? 0) + drop)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    subviews.forEach { subview in
      subview.place(at: point, proposal: .unspecified)
      point.x += subview.sizeThatFits(.unspecified).width
      point.y += step
    }
  }
}

/// Four stages of a project from left to right, each lower than the one before it.
#Preview {
  WaterfallLayout {
    ForEach([("Sketch", 70.0), ("Model", 96), ("Tests", 60), ("Print", 82)], id: \.0) {
      name, width in
      Text(name)
        .font(.caption.bold())
        .foregroundStyle(.white)
        .frame(width: width, height: 26)
        .background(.indigo.gradient, in: .rect(cornerRadius: 6))
    }
  }
  .padding(10)
  .background(.quinary, in: .rect(cornerRadius: 12))
}
