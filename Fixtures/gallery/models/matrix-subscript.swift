import SwiftUI

struct Matrix<Element> {
  let rows, columns: Int
  private var storage: [Element]

  init(rows: Int, columns: Int, make: (Int, Int) -> Element) {
    self.rows = rows
    self.columns = columns
    storage = (0..<rows * columns).map { make($0 / columns, $0 % columns) }
  }

  subscript(row: Int, column: Int) -> Element {
    get { storage[row * columns + column] }
    set { storage[row * columns + column] = newValue }
  }

  func transposed() -> Matrix {
    Matrix(rows: columns, columns: rows) { self[$1, $0] }
  }
}

struct MatrixView: View {
  let matrix: Matrix<Int>

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(0..<matrix.rows, id: \.self) { row in
        GridRow {
          ForEach(0..<matrix.columns, id: \.self) { column in
            let value = matrix[row, column]
            Text("\(value)")
              .font(.footnote)
              .frame(width: 34, height: 30)
              .background(value == 0 ? .orange : .blue.opacity(Double(value) / 20))
          }
        }
      }
    }
    .padding(6)
    .overlay {
      RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary)
    }
  }
}

/// A matrix of two rows and four columns beside its transpose; one cell was set to nought.
#Preview {
  let matrix = {
    var matrix = Matrix(rows: 2, columns: 4) { ($0 + 1) * ($1 + 1) }
    matrix[1, 2] = 0
    return matrix
  }()

  HStack(spacing: 24) {
    MatrixView(matrix: matrix)
    MatrixView(matrix: matrix.transposed())
  }
}
