extension String {
  /// The text in capital or small letters, by Unicode's rules that hold in every language.
  func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case nil: self
    case .uppercase: uppercased()
    case .lowercase: unicodeScalars.contains("\u{3A3}") ? lowercasedGreek : lowercased()
    }
  }

  /// A capital sigma at the end of a word becomes the small letter that ends words, which Swift's
  /// `lowercased()` leaves to others: it looks at one character at a time (the condition
  /// `Final_Sigma` of Unicode's section 3.13).
  private var lowercasedGreek: String {
    let scalars = Array(unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let endsWord =
        scalar == "\u{3A3}" && Self.nextIsLetter(scalars[..<index].reversed())
        && !Self.nextIsLetter(scalars[(index + 1)...])
      result += endsWord ? "\u{3C2}" : scalar.properties.lowercaseMapping
    }
    return result
  }

  /// Whether a letter that has cases comes next, behind marks and other signs within words.
  private static func nextIsLetter(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    let next = scalars.first { !$0.properties.isCaseIgnorable }
    return next?.properties.isCased ?? false
  }
}
