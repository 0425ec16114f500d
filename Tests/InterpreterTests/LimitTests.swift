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

  @Test func deepValues() throws {
    let source = """
      func f() -> Bool {
        var a: [Any] = []
        for _ in 0..<100_000 { a = [a] }
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
