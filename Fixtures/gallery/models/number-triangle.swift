import SwiftUI

func triangle(rows: Int) -> [[Int]] {
  var result = [[1]]
  while result.count < rows {
    let last = result[result.endIndex - 1]
    result.append(zip([0] + last, last + [0]).map { $0 + $1 })
  }
  return result
}

/// A triangle of numbers, each the sum of the two above it; even ones are tinted.
#Preview {
  let rows = triangle(rows: 7)

  VStack(spacing: 4) {
    ForEach(rows.indices, id: \.self) { row in
      HStack(spacing: 4) {
        ForEach(rows[row].indices, id: \.self) { column in
          let number = rows[row][column]
          Text("\(number)")
            .font(.footnote)
            .monospacedDigit()
            .frame(width: 34, height: 28)
            .background(
              number.isMultiple(of: 2) ? Color.orange.opacity(0.4) : .gray.opacity(0.15),
              in: .rect(cornerRadius: 6))
        }
      }
    }
  }
}
