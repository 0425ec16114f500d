import SwiftUI

func primes(upTo limit: Int) -> Set<Int> {
  var isComposite = Array(repeating: false, count: limit + 1)
  var primes: Set<Int> = []

  var candidate = 2
  while candidate <= limit {
    defer { candidate += 1 }
    if isComposite[candidate] { continue }
    primes.insert(candidate)
    for multiple in stride(from: candidate * candidate, through: limit, by: candidate) {
      isComposite[multiple] = true
    }
  }
  return primes
}

/// The numbers from one to sixty in rows of ten, with the primes in orange squares.
#Preview {
  let found = primes(upTo: 60)

  Grid(horizontalSpacing: 4, verticalSpacing: 4) {
    ForEach(0..<6) { row in
      GridRow {
        ForEach(1...10, id: \.self) { column in
          let number = row * 10 + column
          Text("\(number)")
            .font(.footnote.weight(found.contains(number) ? .bold : .regular))
            .frame(width: 28, height: 28)
            .background(
              found.contains(number) ? .orange.opacity(0.55) : .gray.opacity(0.12),
              in: .rect(cornerRadius: 5))
        }
      }
    }
  }
}
