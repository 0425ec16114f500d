import Testing

@Suite struct CallTests {
  @Test(arguments: [
    ("func sum(by a: Double...) -> Double { a.reduce(0, +) }\nsum(by: 1, 2, 3)", "6.0"),
    (
      "func f(_ a: Int, by b: Int..., c: Int = 9) -> [Int] { [a] + b + [c] }\nf(1, by: 2, 3, c: 4)",
      "[1, 2, 3, 4]"
    ),
    ("zip([1, 2], [3, 4]).map(+)", "[4, 6]"),
    ("zip([\"a\", \"b\"], 1...).map { \"\\($0)\\($1)\" }", "[a1, b2]"),
    ("struct T { var hue: Int }\n[1, 2].map(T.init).map(\\.hue)", "[1, 2]"),
    (
      "struct T { var hue: Int; init(of hue: Int) { self.hue = hue } }\n[3].map(T.init)[0].hue", "3"
    ),
    ("struct T { var a: Int; var b: Int }\nzip([1], [2]).map(T.init).map { $0.a + $0.b }", "[3]"),
    ("let items: [(name: String, n: Int)] = [(\"a\", 1)]\nitems[0].name", "a"),
    ("func f() -> (x: Int, y: Int) { (1, 2) }\nf().y", "2"),
    ("struct S { var p: (x: Int, y: Int) = (1, 2) }\nS(p: (3, 4)).p.y", "4"),
    ("let f: (Int) -> (x: Int, y: Int) = { ($0, 2) }\nf(5).x", "5"),
    ("[1, 2].map { n -> (v: Int, w: Int) in (n, n) }.map(\\.w)", "[1, 2]"),
  ])
  func values(_ source: String, _ expected: String) throws {
    #expect(try InterpreterTests.values(source) == expected, "\(source)")
  }
}
