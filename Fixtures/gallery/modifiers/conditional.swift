import SwiftUI

extension View {
  @ViewBuilder
  func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct Seat: View {
  let number: Int
  let isTaken: Bool

  var body: some View {
    Text("\(number)")
      .font(.footnote.bold())
      .frame(width: 38, height: 38)
      .background(.teal.opacity(0.25), in: .rect(cornerRadius: 8))
      .if(isTaken) { seat in
        seat
          .opacity(0.35)
          .overlay {
            Rectangle()
              .frame(width: 44, height: 1.5)
              .rotationEffect(.degrees(-45))
          }
      }
  }
}

/// Ten seats; those that are taken are faint and crossed out.
#Preview {
  Grid {
    ForEach(0..<2) { row in
      GridRow {
        ForEach(1...5, id: \.self) { column in
          let number = row * 5 + column
          Seat(number: number, isTaken: [2, 3, 9].contains(number))
        }
      }
    }
  }
}
