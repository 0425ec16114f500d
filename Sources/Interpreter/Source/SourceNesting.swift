/// What is nested so deeply in a source that SwiftParser needs seconds for it.
///
/// Its time grows with the square of such nesting, or faster, before it says anything. The bytes
/// are looked at before it runs, in strings and comments as well: they count too much rather than
/// too little, and no source that a person reads comes near.
enum SourceNesting {
  /// Interpolations inside one another, as in `"\("\("a")")"`.
  static let interpolations = 40
  /// `#if` inside one another.
  static let conditions = 100
  /// Generic arguments directly inside one another, as in `Array<Array<Int>>`.
  static let generics = 60

  /// The first place where something is nested too deeply, and what it is.
  static func tooDeep(in text: String) -> (place: Place, message: String)? {
    var text = text
    return text.withUTF8 { bytes in
      var parentheses: [Bool] = []
      var (openInterpolations, openConditions, openGenerics) = (0, 0, 0)
      for (index, byte) in bytes.enumerated() {
        let place = Place(start: index, end: index + 1)
        switch byte {
        case UInt8(ascii: "("):
          let isInterpolation = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
          if isInterpolation { openInterpolations += 1 }
          if openInterpolations > interpolations {
            return (place, "more than \(interpolations) interpolations lie inside one another")
          }
          // Beyond this the parser's own limit tells more.
          if parentheses.count < 100_000 { parentheses.append(isInterpolation) }
        case UInt8(ascii: ")"):
          if parentheses.popLast() == true { openInterpolations -= 1 }
        case UInt8(ascii: "#"):
          if begins("#if", bytes, index) { openConditions += 1 }
          if begins("#endif", bytes, index) { openConditions = max(openConditions - 1, 0) }
          if openConditions > conditions {
            return (place, "more than \(conditions) '#if' lie inside one another")
          }
        default: break
        }
        switch byte {
        case UInt8(ascii: "<"):
          openGenerics += 1
          if openGenerics > generics {
            return (place, "more than \(generics) '<' stand directly inside one another")
          }
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: " "), UInt8(ascii: "\n"):
          break
        default: openGenerics = 0
        }
      }
      return nil
    }
  }

  private static func begins(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }
}
