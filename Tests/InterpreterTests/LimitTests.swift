import FigureLimits
import Testing

@testable import Interpreter

@Suite struct LimitTests {
  /// Sources that ask for too much, and the words of the limit that stops them.
  @Test(arguments: [
    ("func f() -> Int { while true { } }\nf()", "more than 500000 steps"),
    ("func f() -> Int { var n = 0; for i in 0... { n = i }; return n }\nf()", "steps"),
    ("func f() -> Int { repeat { } while true; return 1 }\nf()", "steps"),
    ("func f(_ n: Int) -> Int { f(n + 1) }\nf(0)", "nested more than"),
    ("func f() -> String { var s = \"ab\"; while true { s += s } }\nf()", "bytes"),
    ("func f() -> String { var s = \"ab\"; while true { s = \"\\(s)\\(s)\" } }\nf()", "bytes"),
    ("func f() -> [Int] { var a = [1, 2]; while true { a += a } }\nf()", "elements"),
    ("func f() -> [Int] { var a = [1, 2]; while true { a = a + a } }\nf()", "elements"),
    ("Array(0..<10_000_000_000)", "elements"),
    ("Array(repeating: 0, count: 1_000_000_000)", "elements"),
    ("String(repeating: \"ab\", count: 1_000_000_000)", "bytes"),
    ("(0..<Int.max).map { $0 }", "elements"),
    ("stride(from: 0, to: 1e18, by: 1e-9).map { $0 }", "elements"),
    ("Text(\"" + String(repeating: "\\(\"", count: 20_000), "interpolations"),
    ("Text(\"" + String(repeating: "\\(", count: 400), "interpolations"),
    (String(repeating: "#if A\n", count: 20_000), "'#if'"),
    ("let a: " + String(repeating: "Array<", count: 20_000), "'<'"),
    (
      "func f() -> Int { let a = String(repeating: \"xy\", count: 7_000_000); var n = 0\n"
        + "for _ in 0..<1000 { n += a.count }; return n }\nf()", "steps"
    ),
    ("func f() -> Int { var a: [Int] = []; while true { a.insert(1, at: 0) } }\nf()", "steps"),
    (
      "func f() -> Int { var s: [Int: Int] = [:]; var n = 0\nwhile true { s[n] = n; n += 1 } }\nf()",
      "steps"
    ),
  ])
  func whatNeverEndsIsStopped(_ source: String, _ words: String) throws {
    let clock = ContinuousClock()
    var found: [Diagnostic] = []
    var limits = Limits()
    limits.steps = 500_000
    let time = try clock.measure { found = try problems(source, limits: limits) }
    #expect(found.count == 1)
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "nothing")")
    #expect(time < .seconds(60), "\(source)")
  }

  @Test func deepSources() throws {
    func repeated(_ open: String, _ count: Int, _ close: String = "") -> String {
      String(repeating: open, count: count)
        + "Text(\"a\")" + String(repeating: close, count: count)
    }
    let chain = "Text(\"a\")" + String(repeating: ".padding()", count: 100_000)
    #expect(try problems(chain).first?.message.contains("chain has more than 10000") == true)
    let short = "Text(\"a\")" + String(repeating: ".padding()", count: 1_000)
    #expect(try problems(short).isEmpty)
    for source in [
      repeated("(", 100_000, ")"), repeated("VStack {", 20_000, "}"), repeated("[", 50_000, "]"),
      repeated("[(", 12, ")]"), repeated("[/*[*/", 12, "]"),
      repeated("!", 50_000), repeated("-", 20_000) + " ",
    ] {
      #expect(try !problems(source).isEmpty, "\(source.prefix(20))")
    }
    #expect(try problems(repeated("VStack {", 200, "}")).isEmpty)
    let sum = "Text(\"\\(" + String(repeating: "1 + ", count: 100_000) + "1)\")"
    #expect(try problems(sum).first?.message.contains("operands") == true)
  }

  /// Values that are put into themselves, in every way there is to hold a value.
  @Test(arguments: [
    "var v: [Any] = []; for _ in 0..<100_000 { v = [v] }",
    "var v: [Any] = []; for _ in 0..<100_000 { v = [v, v] }",
    "var v: [Any] = []; for _ in 0..<100_000 { v.append(v) }",
    "var v: Any = 0; for _ in 0..<100_000 { v = (v, 1) }",
    "var v: Any = 0; for _ in 0..<100_000 { v = [\"a\": v] }",
    "var v: [Any] = [0]; for _ in 0..<100_000 { v[0] = v }",
    "var v = [1: 0 as Any]; for _ in 0..<100_000 { v[1] = v }",
    "var v: Any = 0; for _ in 0..<100_000 { v = Box(held: v) }",
    "var v = Box(held: 0); for _ in 0..<100_000 { v.held = v }",
    "var v = List.end; for _ in 0..<100_000 { v = .node(v) }",
    "let v: [Any] = (0..<100_000).reduce([]) { all, _ in [all] }",
  ])
  func deepValues(_ statements: String) throws {
    let source = """
      struct Box { var held: Any }
      indirect enum List { case end, node(List) }
      func f() -> Int { \(statements); return 1 }
      f()
      """
    let message = try problems(source).first?.message ?? "nothing"
    #expect(message == "a value holds others more than 4000 deep")
  }

  /// Chains of shared objects may have any length, and are released without recursion.
  @Test(arguments: [
    "let head = Node(); var n = head; for _ in 0..<100_000 { let m = Node(); n.next = m; n = m }",
    "var n = Node(); for _ in 0..<100_000 { let m = Node(); m.all = [n]; n = m }",
    "var n: () -> Int = { 0 }; for _ in 0..<100_000 { let m = n; n = { m() } }",
    "var n: () -> Int = { 0 }; for _ in 0..<100_000 { let m: () -> Int = n; n = m }",
    "var n = { 0 }; for _ in 0..<100_000 { let m = n; func g() -> Int { m() }; n = g }",
  ])
  func longChains(_ statements: String) throws {
    let source = """
      class Node { var next: Node?; var all: [Node] = [] }
      func f() -> Int { \(statements); return 1 }
      f()
      """
    #expect(try values(source) == "1")
  }

  @Test func manyViews() throws {
    let source = """
      func f() -> some View { var v: any View = Text("a"); while true { v = v.padding(1) } }
      f()
      """
    var limits = Limits()
    limits.views = 1_000
    let found = try problems(source, limits: limits).first?.message ?? "nothing"
    #expect(found == "the figure makes more than 1000 views")
  }

  /// Views of the file's own count as those of the table do.
  @Test func manyViewsOfTheFile() throws {
    let source = """
      struct Row: View { let n: Int; var body: some View { Text("a") } }
      func f() -> Int { for n in 0..<2_000 { _ = Row(n: n) }; return 1 }
      f()
      """
    var limits = Limits()
    limits.views = 1_000
    let found = try problems(source, limits: limits).first?.message ?? "nothing"
    #expect(found == "the figure makes more than 1000 views")
    limits.views = 3_000
    #expect(try problems(source, limits: limits).isEmpty)
  }

  @Test(arguments: [
    "var all: [String] = []; for i in 0..<1_000 { all.append(\"\\(text)\\(i)\") }",
    "var all: [String] = []; for i in 0..<1_000 { all.append(text + \"a\") }",
    "var all: [[Int]] = []; for i in 0..<10_000 { all.append(Array(repeating: i, count: 100)) }",
  ])
  func muchText(_ statements: String) throws {
    let source = """
      func f() -> Int {
        let text = String(repeating: "a", count: 10_000)
        \(statements)
        return 1
      }
      f()
      """
    var limits = Limits()
    limits.madeBytes = 1_000_000
    let found = try problems(source, limits: limits).first?.message ?? "nothing"
    #expect(found.contains("more than 1000000 bytes"), "\(found)")
  }

  /// A link of a chain costs the same however long the chain is.
  @Test func longChainsOfModifiers() throws {
    func time(_ count: Int) throws -> Duration {
      let source = "Text(\"a\")" + String(repeating: ".padding(1)", count: count)
      var found: [Diagnostic] = []
      let time = try ContinuousClock().measure { found = try problems(source) }
      #expect(found.isEmpty)
      return time
    }
    _ = try time(100)
    let (small, large) = (try time(900), try time(9_000))
    #expect(large < small * 60, "\(small) for 900, \(large) for 9000")
  }

  @Test func comparingTooMuch() throws {
    let source = """
      func f() -> Bool {
        var a: [Any] = []
        for _ in 0..<2_000 { a = [a] }
        return a == a
      }
      f()
      """
    #expect(try problems(source).first?.message.contains("too large to be compared") == true)
  }

  @Test func sizesOfFiles() throws {
    var limits = Limits()
    limits.sourceBytes = 100
    let long = "Text(\"" + String(repeating: "a", count: 100) + "\")"
    #expect(try problems(long, limits: limits).first?.message.contains("larger than 100") == true)
    #expect(throws: Diagnostics.self) {
      try SourceFile(name: "a", bytes: Array(long.utf8), limits: limits)
    }
  }

  @Test(
    arguments: [
      ([0x41, 0x00, 0x42], "a NUL byte at offset 1"),
      ([0x41, 0xC3, 0xA9, 0xFF], "not UTF-8 at offset 3"), ([0xC3], "not UTF-8 at offset 0"),
    ] as [([UInt8], String)])
  func binaryFiles(_ bytes: [UInt8], _ words: String) {
    do {
      _ = try SourceFile(name: "a.swift", bytes: bytes)
      Issue.record("the file was taken")
    } catch {
      let message = (error as? Diagnostics)?.list.first?.message
      #expect(message?.contains(words) == true, "\(message ?? "")")
    }
  }

  @Test func manyProblemsAreCutWithANote() throws {
    let source = "VStack {\n" + String(repeating: "Text(\"a\").nothing()\n", count: 50) + "}"
    let found = try problems(source)
    #expect(found.count <= 21)
    #expect(found.filter { $0.severity == .error }.count == 20)
  }
}
