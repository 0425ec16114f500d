import SwiftUI

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func share(_ value: CGFloat) -> some View {
    layoutValue(key: Share.self, value: value)
  }
}

/// Divides its width by the shares that its subviews ask for.
struct SharedRow: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 44))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.reduce(0) { $0 + $1[Share.self] }
    let room = bounds.width - spacing * CGFloat(subviews.count - 1)
    var x = bounds.minX
    for subview in subviews {
      let width = room * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

/// Rows divided one to one, one to two, and one to three to two.
#Preview {
  VStack(spacing: 6) {
    ForEach([[1, 1], [1, 2], [1, 3, 2]], id: \.self) { (shares: [Int]) in
      SharedRow {
        ForEach(shares.indices, id: \.self) { index in
          Text("\(shares[index])")
            .font(.headline)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
              .teal.opacity(0.15 + Double(shares[index]) * 0.12), in: .rect(cornerRadius: 8)
            )
            .share(CGFloat(shares[index]))
        }
      }
      .frame(height: 40)
    }
  }
  .frame(width: 300)
}
