import Testing

/// `map` and `flatMap` of optionals whose values are collections, and the text of optionals. Values
/// as swiftc's `print` gives them.
@Suite struct OptionalTests {
  private let declarations = """
    struct Pet {
      var tags: [Int]?
      var name: String?
      var ages: [String: [Int]] = ["a": [1, 2]]
      var title: String { name ?? "" }
      func kept() -> [Int]? { tags }
      func ownLength() -> Int { name.map { $0.count } ?? 0 }
    }
    struct Shop { var name: String }
    enum Event { case called(String?) }
    let name: String? = "Owl"
    let numbers: [Int]? = [1, 2]
    let missing: String? = nil
    let range: ClosedRange<Int>? = 1...3
    let pairs: [String: Int]? = ["a": 1]
    let pet = Pet(tags: [3, 4], name: "Ann")
    let guest: Pet? = pet
    let texts: [String?] = ["ab", nil]
    let names = ["k": "val"]
    func length(_ text: String?) -> Int { text.map { $0.count } ?? 0 }

    """

  @Test(arguments: [
    (#"name.map { "Hi \($0)" } ?? "-""#, "Hi Owl"),
    (#"["x"].first.map { $0 + "!" } ?? "-""#, "x!"),
    (#"name.flatMap { $0.isEmpty ? nil : $0 + "?" } ?? "-""#, "Owl?"),
    (#"numbers.map { "\($0.count) items" } ?? "none""#, "2 items"),
    (#""\(name.map { $0.count } ?? 0)""#, "3"),
    ("missing.map { $0.count } ?? -1", "-1"),
    ("range.map { $0.count } ?? 0", "3"),
    ("pairs.map { $0.count } ?? 0", "1"),
    ("pet.tags.map { $0.count } ?? 0", "2"),
    ("pet.kept().map { $0.count } ?? 0", "2"),
    (#"pet.ages["a"].map { $0.count } ?? 0"#, "2"),
    (#"names["k"].map { $0.count } ?? 0"#, "3"),
    ("[[1], [2, 3]].last.map { $0.count } ?? 0", "2"),
    (#"["b", "a"].min().map { $0.count } ?? 0"#, "1"),
    (#"["b", "abc"].first { $0.count > 1 }.map { $0.count } ?? 0"#, "3"),
    ("guest?.name.map { $0.uppercased() } ?? \"-\"", "ANN"),
    ("(guest?.name).map { $0.count } ?? 0", "3"),
    ("guest?.tags.map { $0.count } ?? 0", "2"),
    ("[pet].map { $0.name.map { $0.count } ?? 0 }", "[3]"),
    ("[pet].first?.name.map { $0.count } ?? 0", "3"),
    ("pet.name.map(\\.count) ?? 0", "3"),
    ("name.map { $0.count }.map { $0 + 1 } ?? 0", "4"),
    ("name.map { [$0] }.map { $0.count } ?? 0", "1"),
    (#""\(texts.map { $0.map { $0.count } ?? 0 })""#, "[2, 0]"),
    (#""\(texts.map { text in text.map { $0.count } ?? 0 })""#, "[2, 0]"),
    (#"length("hello")"#, "5"), ("pet.ownLength()", "3"),
    (#"Optional("abc").map { $0.count } ?? 0"#, "3"),
    ("(1 < 2 ? pet.name : nil).map { $0.count } ?? 0", "3"),
    (#"(pet.name as String?).map { $0.count } ?? 0"#, "3"),
    (#""a b".split(separator: " ").first.map(String.init) ?? """#, "a"),
  ])
  func ofOptionals(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + source) == expected, "\(source)")
  }

  /// What is unwrapped is a collection, and its own `map` is meant.
  @Test(arguments: [
    ("pet.tags?.map { $0 * 2 } ?? []", "[6, 8]"), ("guest?.tags?.map { $0 + 1 } ?? []", "[4, 5]"),
    ("pet.title.map { String($0) }", #"["A", "n", "n"]"#),
    (#"(name ?? "z").map { String($0) }"#, #"["O", "w", "l"]"#),
    ("name!.map { String($0) }", #"["O", "w", "l"]"#),
    (#"[Shop(name: "ab")].map { $0.name.map { String($0) } }"#, #"[["a", "b"]]"#),
    (#"names["k", default: "zz"].map { "\($0)" }"#, #"["v", "a", "l"]"#),
    (#"pet.name.map { $0.map { String($0) }.joined(separator: "-") } ?? """#, "A-n-n"),
  ])
  func ofCollections(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + "\"\\(\(source))\"") == expected, "\(source)")
  }

  @Test(arguments: [
    ("let first = [\"Bob\"].first\n return first.map { $0.count } ?? 0", "3"),
    ("let copy = pet.name\n return copy.map { $0.count } ?? 0", "3"),
    ("let count = name.map { $0.count }\n return count ?? 0", "3"),
    ("if let name { return name.map { String($0) }.count }\n return 0", "3"),
    ("guard let name else { return 0 }\n return name.map { String($0) }.count", "3"),
    (
      "if case .called(let text) = Event.called(\"hey\") { return text.map { $0.count } ?? 0 }\n return 0",
      "3"
    ),
    ("var sum = 0\n for text in texts { sum += text.map { $0.count } ?? 0 }\n return sum", "2"),
    (
      "func inner(_ text: String?) -> Int { text.map { $0.count } ?? 0 }\n return inner(\"abcd\")",
      "4"
    ),
    (
      "let measure = { (text: String?) -> Int in text.map { $0.count } ?? 0 }\n return measure(\"x\")",
      "1"
    ),
    ("var stack = [\"abc\"]\n return stack.popLast().map { $0.count } ?? 0", "3"),
  ])
  func ofVariables(_ body: String, _ expected: String) throws {
    let source = declarations + "func answer() -> Int {\n \(body)\n}\nanswer()"
    #expect(try values(source) == expected, "\(body)")
  }

  @Test(arguments: [
    (#""\(name.map { $0.count })""#, "Optional(3)"), (#""\(texts)""#, #"[Optional("ab"), nil]"#),
    (#"String(describing: texts)"#, #"[Optional("ab"), nil]"#),
    ("String(describing: name)", #"Optional("Owl")"#), ("String(describing: [1.5])", "[1.5]"),
    ("String(describing: numbers)", "Optional([1, 2])"),
    ("String(describing: names.first)", #"Optional((key: "k", value: "val"))"#),
    ("String(describing: 5)", "5"), (#"String(describing: "a")"#, "a"),
    ("String(describing: missing)", "nil"), (#""\([1, nil])""#, "[Optional(1), nil]"),
    (#""\(pet.tags)""#, "Optional([3, 4])"), (#""\(pet.tags!)""#, "[3, 4]"),
    (#""\(guest?.title)""#, #"Optional("Ann")"#),
  ])
  func texts(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + source) == expected, "\(source)")
  }

  @Test(arguments: [
    (#"["a": 1] as [String: Int?]"#, #"["a": Optional(1)]"#),
    (#"(1, "x") as (Int, String?)"#, #"(1, Optional("x"))"#),
    ("(a: 1, b: [2, nil]) as (a: Int?, b: [Int?])", "(a: Optional(1), b: [Optional(2), nil])"),
  ])
  func parts(_ source: String, _ expected: String) throws {
    let function = "func shown() -> String {\n let it = \(source)\n return \"\\(it)\"\n}\nshown()"
    #expect(try values(function) == expected, "\(source)")
  }
}
