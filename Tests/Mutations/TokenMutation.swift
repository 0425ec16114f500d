/// Changes of a source by whole words and signs, so that much of what comes out still parses.
package struct TokenMutation {
  /// Words that are put in: those of all seeds, so that every name meets every place.
  private let pool: [String]

  /// - Parameter seeds: sources to take words from, in an order that is always the same.
  package init(seeds: [String]) {
    let words = Set(seeds.flatMap { Self.tokens($0).map(String.init) })
    pool = (Self.troublesome + words).sorted()
  }

  /// Values at the edges of what code expects.
  private static let troublesome = [
    "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", ".nan", ".infinity", "nil",
    "!", "?", "[]", "[:]", "\"\"", "{ }", "()", "$0", "self", "...", "..<", "&", "@", "#if",
    "while", "true", "\\", "\"\"\"", "\u{10FFFD}", "\u{0301}", "🏳️‍🌈", "\r\n",
  ]

  /// The source with one to four changes.
  package func mutated(_ source: String, using numbers: inout SeededNumbers) -> String {
    var tokens = Self.tokens(source).map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &numbers) { change(&tokens, &numbers) }
    return tokens.joined()
  }

  private func change(_ tokens: inout [String], _ numbers: inout SeededNumbers) {
    guard let place = tokens.indices.randomElement(using: &numbers) else {
      tokens = [word(&numbers)]
      return
    }
    let end = min(place + Int.random(in: 1...12, using: &numbers), tokens.count)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: tokens.removeSubrange(place..<end)
    case 1: tokens.insert(contentsOf: tokens[place..<end], at: place)
    case 2: tokens.insert(word(&numbers), at: place)
    case 3:
      if let other = tokens.indices.randomElement(using: &numbers) { tokens.swapAt(place, other) }
    case 4:
      let target = Int.random(in: 0...tokens.count, using: &numbers)
      tokens.insert(contentsOf: tokens[place..<end], at: target)
    default: tokens[place] = word(&numbers)
    }
  }

  private func word(_ numbers: inout SeededNumbers) -> String {
    pool.randomElement(using: &numbers) ?? ""
  }

  /// Runs of letters and digits, runs of white space, and every other character by itself.
  static func tokens(_ source: String) -> [Substring] {
    func kind(_ character: Character) -> Int {
      if character.isLetter || character.isNumber || character == "_" { return 1 }
      return character.isWhitespace ? 2 : 0
    }
    var tokens: [Substring] = []
    var start = source.startIndex
    while start < source.endIndex {
      let first = kind(source[start])
      var end = source.index(after: start)
      while first != 0, end < source.endIndex, kind(source[end]) == first {
        end = source.index(after: end)
      }
      tokens.append(source[start..<end])
      start = end
    }
    return tokens
  }
}
