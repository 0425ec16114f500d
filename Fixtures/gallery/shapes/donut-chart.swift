import SwiftUI

struct Slice: Shape {
  let start, end: Double

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(start * 360 - 90),
      endAngle: .degrees(end * 360 - 90), clockwise: false)
    path.addArc(
      center: center, radius: radius * 0.6, startAngle: .degrees(end * 360 - 90),
      endAngle: .degrees(start * 360 - 90), clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct Donut: View {
  let shares: [(name: String, value: Double, color: Color)]

  private var slices: [(start: Double, end: Double, color: Color)] {
    let total = shares.reduce(0) { $0 + $1.value }
    var end = 0.0
    return shares.map { share in
      let start = end
      end += share.value / total
      return (start, end, share.color)
    }
  }

  var body: some View {
    HStack(spacing: 24) {
      ZStack {
        ForEach(slices.indices, id: \.self) { index in
          Slice(start: slices[index].start + 0.004, end: slices[index].end - 0.004)
            .fill(slices[index].color)
        }
      }
      .frame(width: 130, height: 130)

      VStack(alignment: .leading, spacing: 6) {
        ForEach(shares, id: \.name) { share in
          Label {
            Text(share.name)
          } icon: {
            Circle().fill(share.color).frame(width: 10, height: 10)
          }
          .font(.subheadline)
        }
      }
    }
  }
}

/// A ring of four parts, and a legend with their names.
#Preview {
  Donut(shares: [
    ("Rail", 42, .blue), ("Bus", 23, .teal), ("Bicycle", 20, .orange), ("On foot", 15, .pink),
  ])
}
