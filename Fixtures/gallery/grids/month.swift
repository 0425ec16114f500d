import SwiftUI

struct Month: View {
  let name: String
  let days: Int
  let firstColumn: Int
  let today: Int

  private let columns = Array(repeating: GridItem(.fixed(34), spacing: 4), count: 7)
  private var cells: [Int?] {
    Array(repeating: nil, count: firstColumn) + (1...days).map(Optional.some)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(name)
        .font(.title3.bold())

      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { _, letter in
          Text(String(letter))
            .font(.caption2.bold())
            .foregroundStyle(.secondary)
        }
        ForEach(cells.indices, id: \.self) { index in
          if let day = cells[index] {
            Text("\(day)")
              .font(.subheadline)
              .foregroundStyle(day == today ? .white : .primary)
              .frame(width: 34, height: 34)
              .background(day == today ? Color.red : .clear, in: .circle)
          } else {
            Color.clear.frame(height: 34)
          }
        }
      }
    }
    .frame(width: 262)
  }
}

/// September in seven columns; the seventeenth is marked by a red circle.
#Preview {
  Month(name: "September", days: 30, firstColumn: 1, today: 17)
}
