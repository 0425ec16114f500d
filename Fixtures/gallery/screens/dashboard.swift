import SwiftUI

struct Metric: View {
  let name: String
  let value: String
  let history: [CGFloat]
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      Text(value).font(.title3.bold())
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(history.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 2)
            .fill(color.opacity(index == history.count - 1 ? 1 : 0.35))
            .frame(height: history[index])
        }
      }
      .frame(height: 40, alignment: .bottom)
    }
    .padding(14)
    .background(.quinary, in: .rect(cornerRadius: 16))
  }
}

struct Dashboard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("This week").font(.title2.bold())
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        GridRow {
          Metric(
            name: "Visitors", value: "2,480", history: [12, 20, 16, 28, 24, 33, 38], color: .blue)
          Metric(
            name: "Loans", value: "913", history: [30, 26, 34, 22, 25, 18, 27], color: .orange)
        }
        GridRow {
          Metric(
            name: "Books brought back", value: "1,047",
            history: [14, 18, 15, 20, 26, 22, 30, 24, 28, 31, 27, 34, 30, 38], color: .green
          )
          .gridCellColumns(2)
        }
      }
    }
  }
}

/// Three tiles with numbers of a library and small bar charts, the last across the whole width.
#Preview {
  Dashboard()
    .frame(width: 330)
}
