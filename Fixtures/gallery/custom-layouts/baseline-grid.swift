import SwiftUI

/// Sets the first baseline of each text on a multiple of the pitch.
struct BaselineGrid: Layout {
  let pitch: CGFloat

  private func baselines(_ subviews: Subviews, width: CGFloat?) -> (
    tops: [CGFloat], height: CGFloat
  ) {
    var tops: [CGFloat] = []
    var y: CGFloat = 0
    for subview in subviews {
      let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
      let ascent = dimensions[.firstTextBaseline]
      let line = ((y + ascent) / pitch).rounded(.up) * pitch
      tops.append(line - ascent)
      y = line - ascent + dimensions.height
    }
    return (tops, (y / pitch).rounded(.up) * pitch)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 260
    return CGSize(width: width, height: baselines(subviews, width: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let tops = baselines(subviews, width: bounds.width).tops
    for (subview, top) in zip(subviews, tops) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + top),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

struct Ruled: Shape {
  let pitch: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for y in stride(from: pitch, through: rect.height, by: pitch) {
      path.addRect(CGRect(x: 0, y: y, width: rect.width, height: 0.5))
    }
    return path
  }
}

/// Four texts of different sizes that all stand on lines 24 points apart.
#Preview {
  BaselineGrid(pitch: 24) {
    Text("Tide tables").font(.title.bold())
    Text("For the inner harbour").font(.headline)
    Text("High water").font(.caption).foregroundStyle(.secondary)
    Text("04:18 and 16:41").font(.title3).monospacedDigit()
  }
  .background { Ruled(pitch: 24).fill(.blue.opacity(0.5)) }
  .frame(width: 260)
}
