import Foundation
import Interpreter

/// Finds comments that look like a figure's options and are not read as such.
enum FigureMarks {
  /// - Returns: an error for each of `//figure:`, `/// figure:`, `// Figure :` and their like.
  static func problems(in program: Program) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let lines = program.source.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let comment = line.dropFirst(blanks)
      guard comment.starts(with: "//".utf8), !comment.starts(with: "// figure:".utf8),
        isMark(String(decoding: comment.prefix(40), as: UTF8.self))
      else { continue }
      found.append(
        program.diagnostic(
          "this comment sets no options of a figure", hint: "write it as '// figure: name=value'",
          at: Position(line: index + program.source.firstLine, column: blanks + 1)))
    }
    return found
  }

  private static func isMark(_ comment: String) -> Bool {
    let text = comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }.lowercased()
    guard let colon = text.firstIndex(of: ":") else { return false }
    let word = text[..<colon].trimmingCharacters(in: .whitespaces)
    // In prose a colon may follow the word too; options have an equals sign.
    return ["figure", "figures", "fig"].contains(word)
      && (text.contains("=") || text[colon...].contains("expect"))
  }
}
