@resultBuilder
enum Words {
  static func buildBlock(_ words: String...) -> [String] { words }
}

func sentence(@Words _ words: () -> [String]) -> String { words().joined(separator: " ") }

Text(
  verbatim: sentence {
    "Hello"
    if true { "world" }
//  ^~ error: the result builder 'Words' takes an 'if' by 'static func buildOptional(_:)', which it lacks
//  in sentence(_:), called at builder-without-else.swift:9:13
  })
