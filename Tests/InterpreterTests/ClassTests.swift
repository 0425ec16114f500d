import Testing

/// Inheritance and observers. Values as swiftc gives them.
@Suite struct ClassTests {
  @Test func inheritedInitialisers() throws {
    let source = """
      class A {
        var x: Int
        var text: String { "A\\(x)" }
        init(x: Int) { self.x = x }
        func name() -> String { "a" }
        func whole() -> String { name() + text }
      }
      class B: A {}
      class C: A {
        var y: Int
        init(y: Int) {
          self.y = y
          super.init(x: y * 2)
          x += 1
        }
        override var text: String { "C\\(y)" + super.text }
        override func name() -> String { "c" + super.name() }
      }
      class D: C { var z = 5 }
      func run() -> String {
        let d = D(y: 3)
        d.x = 1
        d.z += 1
        return "\\(d.whole()) \\(d.z)"
      }
      "\\(B(x: 3).whole()) \\(C(y: 2).whole()) \\(run())"
      """
    #expect(try values(source) == "aA3 caC2A5 caC3A1 6")
  }

  @Test func superInitialisersWithoutArguments() throws {
    let source = """
      class A { var log = ["a"]; init() { log.append("A") } }
      class B: A { override init() { super.init(); log.append("B") } }
      class C: A { let n: Int; init(n: Int) { self.n = n } }
      "\\(B().log) \\(C(n: 2).log)"
      """
    #expect(try values(source) == #"["a", "A", "B"] ["a", "A"]"#)
  }

  @Test func observers() throws {
    let source = """
      struct Level {
        var log: [String] = []
        var x: Int = 0 {
          willSet { log.append("will \\(newValue)") }
          didSet {
            log.append("did \\(oldValue)")
            if x > 10 { x = 10 }
          }
        }
        var y = 1 { didSet(old) { log.append("y \\(old) \\(y)") } }
        init(x: Int) { self.x = x }
        mutating func raise() { x += 5 }
      }
      func run() -> String {
        var level = Level(x: 7)
        level.raise()
        level.y = 3
        return "\\(level.x) \\(level.log.joined(separator: ", "))"
      }
      run()
      """
    #expect(try values(source) == "10 will 12, did 7, y 1 3")
  }

  /// A method of an extension that the protocol does not ask for is the extension's.
  @Test func extensionsOfProtocols() throws {
    let source = """
      protocol P { func a() -> String }
      extension P { func a() -> String { "P.a" }; func b() -> String { "P.b" } }
      struct S: P { func a() -> String { "S.a" }; func b() -> String { "S.b" } }
      func both(_ p: any P) -> String { p.a() + p.b() }
      func run() -> String { let p: any P = S(); return p.b() + S().b() }
      both(S()) + run()
      """
    #expect(try values(source) == "S.aP.bP.bS.b")
  }
}
