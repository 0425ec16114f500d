import SwiftSyntax

/// Characters of which Swift makes nothing, such as control characters and U+FFFD.
///
/// SwiftParser's own diagnostics trap where one of them stands before an `=`: told that its spaces
/// are not alike on both sides, they have no change to propose. What they say of the other text is
/// therefore asked of a source in which such characters are spaces.
struct InvalidCharacters {
  /// Places in UTF-8, in source order.
  let places: [Place]

  init(in tree: SourceFileSyntax) {
    var places: [Place] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      Self.append(token.leadingTrivia, &offset, to: &places)
      offset += token.text.utf8.count
      Self.append(token.trailingTrivia, &offset, to: &places)
    }
    self.places = places
  }

  private static func append(_ trivia: Trivia, _ offset: inout Int, to places: inout [Place]) {
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if case .unexpectedText = piece {
        places.append(Place(start: offset, end: offset + length))
      }
      offset += length
    }
  }

  /// The source with a space for every byte of such a character.
  func blanked(in text: String) -> String {
    var bytes = Array(text.utf8)
    for place in places {
      for index in place.start..<min(place.end, bytes.count) { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
