import SwiftUI

struct Key: View {
  let digit: Int
  var letters = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("\(digit)")
        .font(.title)
      if !letters.isEmpty {
        Text(letters)
          .font(.system(size: 9, weight: .semibold))
          .kerning(1.5)
      }
    }
    .frame(width: 68, height: 68)
    .background(.quaternary, in: .circle)
  }
}

struct Keypad: View {
  private let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  var body: some View {
    Grid(horizontalSpacing: 18, verticalSpacing: 12) {
      ForEach(0..<3) { row in
        GridRow {
          ForEach(1...3, id: \.self) { column in
            let digit = row * 3 + column
            Key(digit: digit, letters: letters[digit - 1])
          }
        }
      }
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        Key(digit: 0)
      }
    }
  }
}

/// The keys of a telephone in a grid of three columns.
#Preview {
  Keypad()
}
