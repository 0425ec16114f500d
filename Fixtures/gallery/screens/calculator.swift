import SwiftUI

enum Key: Hashable {
  case digit(Int), op(String), function(String)

  var label: String {
    switch self {
    case .digit(let digit): String(digit)
    case .op(let sign): sign
    case .function(let name): name
    }
  }

  var fill: Color {
    switch self {
    case .digit: .gray.opacity(0.25)
    case .op: .orange
    case .function: .gray.opacity(0.5)
    }
  }

  var span: Int { self == .digit(0) ? 2 : 1 }
}

struct Calculator: View {
  private let rows: [[Key]] = [
    [.function("C"), .function("±"), .function("%"), .op("÷")],
    [.digit(7), .digit(8), .digit(9), .op("×")],
    [.digit(4), .digit(5), .digit(6), .op("−")],
    [.digit(1), .digit(2), .digit(3), .op("+")],
    [.digit(0), .function("."), .op("=")],
  ]

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      Text("1,729")
        .font(.system(size: 52, weight: .light))
        .padding(.trailing, 8)
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(rows, id: \.self) { row in
          GridRow {
            ForEach(row, id: \.self) { key in
              Text(key.label)
                .font(.title2)
                .frame(maxWidth: .infinity, minHeight: 52)
                .background(key.fill, in: .rect(cornerRadius: 26))
                .gridCellColumns(key.span)
            }
          }
        }
      }
    }
    .frame(width: 260)
  }
}

/// A calculator with round keys, in which the nought is two keys wide.
#Preview {
  Calculator()
}
