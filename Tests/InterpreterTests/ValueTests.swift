import Testing

@testable import Interpreter

/// What bodies return, and what values say in texts.
@Suite struct ValueTests {
  private func told(_ source: String) throws -> String {
    try problems(source).map { $0.rendered(.human) }.joined(separator: "\n")
  }

  @Test func closuresThatAreNoBuilders() throws {
    let types = """
      struct One: View { let content: () -> Text; var body: some View { content() } }
      struct Any1<C: View>: View { let content: () -> C; var body: some View { content() } }
      struct Many<C: View>: View {
        @ViewBuilder let content: () -> C
        var body: some View { content() }
      }

      """
    for name in ["One", "Any1"] {
      let two = try told(types + "\(name) { Text(\"a\"); Text(\"b\") }")
      #expect(two.contains("the closure makes 2 views where one is expected"), "\(two)")
      #expect(two.contains("put '@ViewBuilder' in front"), "\(two)")
      let unreturned = try told(types + "\(name) { let x = 1; Text(\"\\(x)\") }")
      #expect(unreturned.contains("makes a view and does not return it"), "\(unreturned)")
    }
    #expect(
      try values(
        types + "Many { Text(\"a\"); Text(\"b\") }\nOne { let x = 1; return Text(\"\\(x)\") }")
        == "Many{Group[Text(a),Text(b)]}\nOne{Text(1)}")
  }

  @Test func bodiesReturnTheirValue() throws {
    let part = "var part: some View { Text(\"a\"); Text(\"b\") }"
    let view = try told("struct V: View { var body: some View { part }\n\(part) }\nV()")
    #expect(view.contains("'V.part' returns no value, but its type is 'some View'"), "\(view)")
    let number = try told(
      "func f(_ n: Int) -> Int { if n > 3 { return 4 } }\n\"\\(f(5))\"\n\"\\(f(1))\"")
    #expect(number.contains("'f(_:)' returns no value, but its type is 'Int'"), "\(number)")
  }

  @Test func protocolsAskForBuilders() throws {
    let source = """
      protocol Card: View { @ViewBuilder var content: Text { get } }
      extension Card { var body: some View { VStack { content } } }
      struct Two: Card { var content: some View { Text("a"); Text("b") } }
      Two()
      """
    #expect(try values(source) == "Two{VStack(center)[Group[Text(a),Text(b)]]}")
  }

  @Test func switchesAreExhaustive() throws {
    let types = "enum E { case a, b, c(Int) }\n"
    let missing = try told(
      types + "func f(_ e: E) -> Int { switch e { case .a: 1\ncase .c(let n): n } }\n\"\\(f(.a))\"")
    #expect(missing.contains("the 'switch' must be exhaustive"), "\(missing)")
    #expect(missing.contains("add 'case .b' or a 'default'"), "\(missing)")
    let source =
      types + """
        func f(_ e: E?) -> String {
          switch e {
          case .a, E.b: "ab"
          case .c(0)?: "zero"
          case .some(.c(let n)) where n > 5: "much"
          case .c(let n)?: "c\\(n)"
          case nil: "nil"
          }
        }
        "\\(f(.b)) \\(f(.c(0))) \\(f(.c(2))) \\(f(nil))"
        """
    #expect(try values(source) == "ab zero c2 nil")
  }

  @Test func initialisersSetEveryProperty() throws {
    let told = try told(
      "struct S { let x: Int; let y: String; init(a: Int) { x = a } }\n\"\\(S(a: 3).x)\"")
    #expect(told.contains("1:39"), "\(told)")
    #expect(told.contains("'y' has no value when the initialiser ends"), "\(told)")
  }

  @Test func optionalsInTexts() throws {
    let source = """
      struct A {
        var o: Int? = 3
        var c: String? { "x" }
        func m() -> Int? { 4 }
        func all() -> String { "\\(o) \\(c) \\(m()) \\(self.m())" }
      }
      func f(_ s: String) -> Int? { Int(s) }
      func g() -> String {
        let a = A()
        let ns = [1, 2]
        let pairs = ["k": 1]
        let pair = (first: 8, second: 9)
        let n: A? = a
        return "\\(a.o) \\(f("3")) \\(ns.first) \\(ns.last ?? 0) \\(ns.max()) \\(pairs["k"]) "
          + "\\(pairs["z"]) \\(ns[0]) \\(Int("5")) \\(n?.o) \\(3 as? Int) \\(ns.first!) \\(pair.first)"
      }
      A().all()
      g()
      """
    #expect(
      try values(source) == """
        Optional(3) Optional("x") Optional(4) Optional(4)
        Optional(3) Optional(3) Optional(1) 2 Optional(2) Optional(1) nil 1 Optional(5) \
        Optional(3) Optional(3) 1 8
        """)
  }

  @Test func optionSets() throws {
    let source = """
      struct Sides: OptionSet {
        let rawValue: Int
        static let left = Sides(rawValue: 1)
        static let right = Sides(rawValue: 1 << 1)
        static let both: Sides = [.left, .right]
      }
      func raw(_ sides: Sides) -> Int { sides.rawValue }
      func run() -> String {
        var sides: Sides = [.left]
        sides.insert(.right)
        let rest = sides.subtracting(.left)
        return "\\(sides == .both) \\(sides == [.left, .right]) \\(rest.contains(.left)) \\(raw([]))"
          + " \\(raw([.left, .right])) \\(rest.isEmpty)"
      }
      run()
      """
    #expect(try values(source) == "true true false 0 3 false")
  }

  @Test func textsAndNumbers() throws {
    #expect(
      try values(
        """
        "\\(String(255, radix: 16)) \\(String(5, radix: 2)) \\(String(255, radix: 16, uppercase: true))"
        "[\\(" a b\\n".trimmingCharacters(in: .whitespaces))]"
        "[\\(" a b\\n".trimmingCharacters(in: .whitespacesAndNewlines))]"
        """) == "ff 101 FF\n[a b\n]\n[a b]")
    let wrong = try told("\"a\".trimmingCharacters(in: .whitespace)")
    #expect(wrong.contains("did you mean 'whitespaces'?"), "\(wrong)")
  }
}
