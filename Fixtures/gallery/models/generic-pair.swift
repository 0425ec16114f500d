import SwiftUI

struct Pair<First, Second> {
  var first: First
  var second: Second

  func map<Result>(_ transform: (First) -> Result) -> Pair<Result, Second> {
    Pair<Result, Second>(first: transform(first), second: second)
  }

  var swapped: Pair<Second, First> { .init(first: second, second: first) }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}

struct PairView: View {
  let pair: Pair<String, String>

  var body: some View {
    HStack(spacing: 0) {
      Text(pair.first)
        .frame(width: 90, height: 36)
        .background(.blue.opacity(0.25))
      Text(pair.second)
        .frame(width: 90, height: 36)
        .background(.orange.opacity(0.3))
    }
    .clipShape(.rect(cornerRadius: 9))
  }
}

/// A pair of a number and a word: as it is, with the number doubled, and swapped.
#Preview {
  let pair = Pair(first: 21, second: "geese")

  VStack(spacing: 8) {
    PairView(pair: pair.map(String.init))
    PairView(pair: pair.map { $0 * 2 }.map { "\($0)" })
    PairView(pair: pair.map { "\($0)" }.swapped)
  }
}
