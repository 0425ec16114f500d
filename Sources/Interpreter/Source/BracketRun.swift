/// Brackets that open directly inside one another, as `[[[` or `[([`.
///
/// SwiftParser looks ahead at each for a type and doubles its time with every level: 18 of them
/// take six seconds. They are looked for before it runs, in strings and comments as well, because
/// an interpolation may hold them.
enum BracketRun {
  /// The first run with more than `limit` square brackets.
  static func tooLong(in text: String, limit: Int) -> Place? {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      var start = 0
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "["):
          if count == 0 { start = index }
          count += 1
          if count > limit { return Place(start: start, end: index + 1) }
        case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
          UInt8(ascii: "\r"):
          break
        case UInt8(ascii: "/") where count > 0:
          index =
            endOfComment(bytes, from: index)
            ?? {
              count = 0
              return index
            }()
        default: count = 0
        }
        index += 1
      }
      return nil
    }
  }

  /// The last byte of a comment; nil where none begins here.
  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 1
        }
        index += 1
      }
      return bytes.count
    default: return nil
    }
  }
}
