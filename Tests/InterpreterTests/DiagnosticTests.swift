import Testing

@testable import Interpreter

@Suite struct DiagnosticTests {
  /// Checks that a source has exactly these problems, in order, each at its mark.
  private func expect(
    _ marked: String, _ expected: [(message: String, hint: String?)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = MarkedSource(marked)
    let found = try problems(source.text)
    #expect(found.map(\.message) == expected.map(\.message), sourceLocation: sourceLocation)
    #expect(found.map(\.hint) == expected.map(\.hint), sourceLocation: sourceLocation)
    for (index, diagnostic) in found.enumerated() where index < MarkedSource.marks.count {
      guard let place = source.places[MarkedSource.marks[index]] else { continue }
      let start = diagnostic.start
      #expect(start?.line == place.line, "\(diagnostic.message)", sourceLocation: sourceLocation)
      #expect(
        start?.column == place.column, "\(diagnostic.message)", sourceLocation: sourceLocation)
    }
  }

  @Test func unknownNames() throws {
    try expect(
      "1️⃣Tex(\"a\")", [("cannot find 'Tex' in scope", "did you mean 'Text'?")])
    try expect(
      "func f(width: Double) -> Double { 1️⃣widht * 2 }\nf(width: 1)",
      [("cannot find 'widht' in scope", "did you mean 'width'?")])
    try expect(
      "1️⃣Chart { }", [("'Chart' is not supported yet", "'framewright catalog' lists what is")])
    try expect(
      "1️⃣Qqqqqq()",
      [("cannot find 'Qqqqqq' in scope", "there is no 'Qqqqqq' in SwiftUI, nor in this file")])
  }

  @Test func unknownMembers() throws {
    try expect(
      "Text(\"a\").1️⃣paddin()", [("'Text' has no member 'paddin'", "did you mean 'padding'?")])
    try expect(
      "Text(\"a\").frame(width: 4, alignment: .1️⃣centre)",
      [("'Alignment' has no member 'centre'", "did you mean 'center'?")].map { ($0.0, $0.1) })
    try expect(
      "let c: Color = .1️⃣rad\nText(\"a\").background(c)",
      [("'Color' has no member 'rad'", "did you mean 'red'?")])
  }

  @Test func wrongArguments() throws {
    try expect(
      "Text(\"a\").frame(1️⃣widht: 4)",
      [("extra argument 'widht' in call of 'frame'", "did you mean 'width:'?")])
    try expect(
      "Text(\"a\").padding(1️⃣\"b\")",
      [("cannot convert a value of type 'String' to 'CGFloat?', the type of 'length'", nil)])
    try expect(
      "struct P { var x: CGFloat; var y = 1 }\nText(\"\\(1️⃣P(y: 2).x)\")",
      [("missing argument for 'x' in call of 'P'", nil)])
    try expect(
      "func f(_ n: Int) -> Int { n }\nText(\"\\(f(\"a\"))\")",
      [("cannot convert a value of type 'String' to 'Int'", nil)])
  }

  /// Problems of several statements of a builder are told in one run, in source order.
  @Test func severalAtOnce() throws {
    try expect(
      """
      struct ContentView: View {
        var body: some View {
          VStack {
            Text("a").1️⃣paddin()
            2️⃣Txt("b")
            Text("c").padding(3️⃣"x")
          }
          Text("fine")
          Text("d").4️⃣fail()
        }
      }
      """,
      [
        ("'Text' has no member 'paddin'", "did you mean 'padding'?"),
        ("cannot find 'Txt' in scope", "did you mean 'Text'?"),
        ("cannot convert a value of type 'String' to 'CGFloat?', the type of 'length'", nil),
        ("the view failed", "do not call it"),
      ])
  }

  @Test func runTimeTraps() throws {
    let cases: [(String, String)] = [
      ("1 1️⃣/ n", "division by zero"),
      ("Int.max 1️⃣+ 1", "9223372036854775807 + 1 does not fit into an 'Int'"),
      ("1️⃣[1, 2][5]", "index 5 is out of range; there are 2 elements"),
      ("1️⃣Int(CGFloat.nan)", "NaN cannot be converted to 'Int'"),
      ("1️⃣Int(1 / CGFloat(n))", "an infinite number cannot be converted to 'Int'"),
      ("1️⃣Int(1e300)", "1e+300 does not fit into an 'Int'"),
      ("1️⃣missing!", "the value is 'nil' where '!' says that it is not"),
      ("5 1️⃣..< 2", "a range cannot end before it begins"),
      ("[Int]().1️⃣reduce(0) { $0 / $1 } + [1, 0].1️⃣reduce(0) { $1 / $0 }", "division by zero"),
      (
        "Array(1️⃣stride(from: 0, to: 1, by: 0))",
        "a stride needs a step that is neither zero nor infinite"
      ),
      ("\"a\" 1️⃣+ 5", "'+' cannot be applied to values of types 'String' and 'Int'"),
    ]
    for (expression, message) in cases {
      let source = MarkedSource("let n = 0\nlet missing: Int? = nil\n\(expression)")
      let found = try problems(source.text)
      #expect(found.first?.message == message, "\(expression)")
      #expect(found.first?.start?.line == 3, "\(expression)")
      if message != "division by zero" || !expression.contains("reduce") {
        #expect(found.first?.start?.column == source.places["1️⃣"]?.column, "\(expression)")
      }
    }
  }

  @Test func whatIsNotSupportedIsSaid() throws {
    let cases: [(String, String)] = [
      (
        "actor A { func f() -> String { \"a\" } }\nText(A().f())",
        "an 'async' function is not supported in fixtures"
      ),
      (
        "func f() async -> String { \"a\" }\nText(f())",
        "an 'async' function is not supported in fixtures"
      ),
      (
        "var x = 1 { didSet {} }\nText(\"a\")",
        "property observers are not supported in fixtures"
      ),
      ("for i in 0..<3 { }\nText(\"a\")", "a statement at file level is not supported in fixtures"),
      ("VStack { for i in 0..<3 { Text(\"a\") } }", "a loop cannot be used in a result builder"),
      (
        "Text(\"\\([1, 2].shuffled())\")",
        "'shuffled' gives another order each time, so figures would differ"
      ),
      ("#Foo(1)\nText(\"a\")", "the macro '#Foo' is not supported in fixtures"),
    ]
    for (source, message) in cases {
      #expect(try problems(source).first?.message == message, "\(source)")
    }
  }

  @Test func modulesOfApplesAreNoSlips() throws {
    for (module, hint) in [
      ("AVFoundation", nil), ("MapKit", nil), ("SwiftUi", "did you mean 'SwiftUI'?"),
    ] {
      let told = try problems("import \(module)\nText(\"a\")").first
      #expect(told?.message == "the module '\(module)' is not supported in fixtures")
      #expect(told?.hint == hint, "\(module)")
    }
  }

  @Test func constantsStayConstant() throws {
    try expect(
      "func f() -> Int {\n  let x = 1\n  1️⃣x += 1\n  return x\n}\nf()",
      [("'x' is a 'let' constant and cannot be changed", "make it a 'var'")].map { ($0.0, $0.1) })
    try expect(
      "struct S { var n = 0; func f() -> Int { 1️⃣n = 1; return n } }\nS().f()",
      [("'self' cannot be changed here", "mark the method 'mutating'")])
  }

  @Test func syntaxErrorsHaveThePlacesOfTheParser() throws {
    let source = MarkedSource("VStack {\n  Text(\"a\"\n}")
    let found = try problems(source.text)
    #expect(found.first?.message.contains("expected ')'") == true)
    #expect(found.first?.start?.line == 2)
  }

  @Test func callStacksName_theFunctions() throws {
    let source = """
      struct Row: View {
        var n: Int
        func half() -> Int { 10 / n }
        var body: some View { Text("\\(half())") }
      }
      Row(n: 0)
      """
    let found = try problems(source)
    #expect(found.first?.calls.map(\.function) == ["Row.half()", "Row.body"])
  }
}
