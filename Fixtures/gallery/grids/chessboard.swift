import SwiftUI

struct Chessboard: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach((1...8).reversed(), id: \.self) { rank in
        GridRow {
          Text("\(rank)")
            .frame(width: 18)
          ForEach(Array("abcdefgh").indices, id: \.self) { file in
            Rectangle()
              .fill((rank + file).isMultiple(of: 2) ? Color.brown.opacity(0.25) : .brown)
              .frame(width: 28, height: 28)
          }
        }
      }
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(Array("abcdefgh"), id: \.self) { file in
          Text(String(file))
            .padding(.top, 4)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

/// A chessboard with its files and ranks named.
#Preview {
  Chessboard()
}
