/// A source text with marks where problems are expected, as `Text(1️⃣"a")`.
///
/// Marks survive edits of the source; line numbers would not.
struct MarkedSource {
  private(set) var text = ""
  /// Lines and columns (UTF-8 bytes, from 1) by mark.
  private(set) var places: [Character: (line: Int, column: Int)] = [:]

  static let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣"]

  init(_ marked: String) {
    var line = 1
    var column = 1
    for character in marked {
      if MarkedSource.marks.contains(character) {
        places[character] = (line, column)
        continue
      }
      text.append(character)
      if character == "\n" {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
  }
}
