import Testing

/// Each case is a file that ends with an expression, and the value that Swift gives for it
/// (checked by hand against swiftc's rules).
@Suite struct LanguageTests {
  /// A mark behind an escape is a scalar of its own.
  @Test(arguments: [
    (#""\u{1F44D}\#u{1F3FD}""#, "\u{1F44D}\u{1F3FD}"), (#""\\\#u{301}""#, "\\\u{301}"),
    (#""\t\#u{FE0F}""#, "\t\u{FE0F}"), (##"#"\n\#n"#"##, "\\n\n"),
    (##"#"\#(1)\(1)"#"##, "1\\(1)"),
  ])
  func escapes(_ source: String, _ expected: String) throws {
    #expect(Array(try values(source).unicodeScalars) == Array(expected.unicodeScalars), "\(source)")
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("let n = 7\nn / 2", "3"),
    ("7 % 4", "3"), ("-3 + 1", "-2"), ("1.5 + 2", "3.5"), ("let x: CGFloat = 5\nx / 2", "2.5"),
    ("let x: Double = 1 / 2\nx", "0.5"), ("1 < 2 && 2 < 3", "true"), ("!(1 == 2) || false", "true"),
    ("true ? 1 : 2", "1"), ("\"a\" + \"b\"", "ab"), ("[1, 2] + [3]", "[1, 2, 3]"),
    ("[1, 2.5]", "[1.0, 2.5]"), ("5 & 3 | 8", "9"), ("1 << 4", "16"), ("0x1F", "31"),
    ("1_000", "1000"), ("Int.max", "9223372036854775807"), ("CGFloat.pi > 3.14", "true"),
    ("-CGFloat.infinity", "-inf"), ("\"x\" < \"y\"", "true"), ("1...3", "1...3"),
    ("0..<3", "0..<3"), ("nil ?? 4", "4"), ("(1, b: 2).b", "2"), ("(1, 2).0", "1"),
    ("[\"a\": 1][\"a\"]", "1"), ("[\"a\": 1][\"b\"]", "nil"), ("3 as Double", "3.0"),
    ("3 is Int", "true"), ("\"x\" as? Int", "nil"), ("[1, 2, 3][1]", "2"),
    ("[1, 2, 3][1...]", "[2, 3]"), ("\\String.count", "\\.count"),
  ])
  func expression(_ source: String, _ expected: String) throws {
    #expect(try values(source) == expected, "\(source)")
  }

  /// A literal behind `??` has the type of what is in front of it.
  @Test func literalsTakeTheTypeOfTheirNeighbours() throws {
    let source = """
      func quarter(_ width: CGFloat?) -> CGFloat { (width ?? 10) / 4 }
      func count(_ n: Int?) -> Int { (n ?? 10) / 4 }
      [quarter(nil), quarter(3), CGFloat(count(nil)), CGFloat(count(9))]
      """
    #expect(try values(source) == "[2.5, 0.75, 2.0, 2.0]")
  }

  @Test(arguments: [
    ("\"a\\(1 + 1)b\\(\"c\")\"", "a2bc"), ("\"\\(1.0)\"", "1.0"), ("\"\\u{e9}\\n\"", "é\n"),
    ("\"\\(2.345, specifier: \"%.1f\")\"", "2.3"), ("#\"a\\n\\#(1)\"#", "a\\n1"),
    ("\"\"\"\n  one\n    two \\(3)\n  \"\"\"", "one\n  two 3"),
    ("\"\"\"\n  one\\\n  two\n  \"\"\"", "onetwo"),
  ])
  func strings(_ source: String, _ expected: String) throws {
    #expect(try values(source) == expected, "\(source)")
  }

  @Test func functions() throws {
    let source = """
      func sum(_ values: Int..., times factor: Int = 1) -> Int {
        var total = 0
        for value in values { total += value }
        return total * factor
      }
      func sum(of text: String) -> Int { text.count }
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      func bump(_ value: inout Int, by amount: Int = 1) { value += amount }
      func outer() -> [Int] {
        var n = 1
        bump(&n)
        bump(&n, by: 5)
        func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
        func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
        return [n, even(10) ? 1 : 0]
      }
      [sum(1, 2, 3), sum(1, 2, times: 10), sum(of: "four"), fib(15)] + outer()
      """
    #expect(try values(source) == "[6, 30, 4, 610, 7, 1]")
  }

  @Test func genericsAndShadowedOverloadsByType() throws {
    let source = """
      func twice<T>(_ value: T) -> [T] { [value, value] }
      func kind(_ value: Int) -> String { "int" }
      func kind(_ value: String) -> String { "string" }
      "\\(twice(3)) \\(kind(1)) \\(kind("a"))"
      """
    #expect(try values(source) == "[3, 3] int string")
  }

  @Test func controlFlow() throws {
    let source = """
      func run() -> [Int] {
        var log: [Int] = []
        defer { log.append(99) }
        outer: for i in 0..<10 where i % 2 == 0 {
          for j in stride(from: 0, to: 6, by: 2) {
            if j == 4 { continue outer }
            if i == 6 { break outer }
            log.append(i * 10 + j)
          }
        }
        var n = 3
        while n > 0 { n -= 1 }
        repeat { n += 2 } while n < 5
        log.append(n)
        guard n > 100 else { return log }
        return []
      }
      run()
      """
    #expect(try values(source) == "[0, 2, 20, 22, 40, 42, 6]")
  }

  @Test func switches() throws {
    let source = """
      enum Shape: Equatable {
        case dot, circle(radius: Double), box(Double, Double)
        var area: Double {
          switch self {
          case .dot: 0
          case .circle(let radius): radius * radius
          case let .box(width, height) where width == height: width * 100
          case .box(let width, let height): width * height
          }
        }
      }
      func grade(_ n: Int) -> String {
        switch n {
        case ..<0: return "minus"
        case 0, 1: return "few"
        case 2...9: fallthrough
        case 10: return "some"
        default: return "many"
        }
      }
      func pair(_ a: Int?, _ b: String) -> String {
        switch (a, b) {
        case (nil, _): "none"
        case (let x?, "x"): "x\\(x)"
        case (.some(let y), _): "y\\(y)"
        }
      }
      let shapes: [Shape] = [.dot, .circle(radius: 2), .box(3, 3), .box(2, 5)]
      "\\(shapes.map { $0.area }) \\([-1, 1, 5, 10, 11].map { grade($0) }) \\(pair(nil, "")) \\(pair(1, "x")) \\(pair(2, "z")) \\(Shape.dot == .dot) \\(Shape.circle(radius: 1) == .circle(radius: 2))"
      """
    #expect(
      try values(source)
        == "[0.0, 4.0, 300.0, 10.0] [\"minus\", \"few\", \"some\", \"some\", \"many\"] none x1 y2 true false"
    )
  }

  @Test func optionals() throws {
    let source = """
      struct Box { var inner: Inner? }
      struct Inner { var n = 4; func twice() -> Int { n * 2 } }
      func read(_ box: Box?) -> Int {
        if let inner = box?.inner, inner.n > 3 { return inner.twice() }
        guard let box else { return -1 }
        return box.inner?.twice() ?? 0
      }
      var box = Box(inner: nil)
      [read(nil), read(Box()), read(Box(inner: Inner())), read(Box(inner: Inner(n: 1)))]
      """
    #expect(try values(source) == "[-1, 0, 8, 2]")
  }

  @Test func closures() throws {
    let source = """
      func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
      func pick(a: Int = 1, first: () -> Int, second: () -> Int = { 7 }) -> Int { first() + second() + a }
      func counter() -> () -> Int {
        var n = 0
        return { n += 1; return n }
      }
      func run() -> [Int] {
        let next = counter()
        _ = next()
        var makers: [() -> Int] = []
        for i in 0..<3 { makers.append { i * 10 } }
        let frozen = 5
        var changing = 1
        let captured = { [frozen, changing] in frozen + changing }
        changing = 100
        return [
          next(), apply(4) { $0 + 1 }, apply(2, { (x: Int) -> Int in x * x }),
          pick { 1 } second: { 2 }, pick(a: 0) { 1 }, makers[2](), captured(),
          { (a: Int, b: Int) in a - b }(5, 3),
        ]
      }
      run()
      """
    #expect(try values(source) == "[2, 5, 4, 4, 8, 20, 6, 2]")
  }

  @Test func typedClosuresGiveLiteralsTheirType() throws {
    let source = """
      let half: (CGFloat) -> CGFloat = { $0 / 2 }
      half(5)
      """
    #expect(try values(source) == "2.5")
  }

  @Test func errors() throws {
    let source = """
      enum Trouble: Error { case small, big(Int) }
      func risky(_ n: Int) throws -> Int {
        if n == 0 { throw Trouble.small }
        if n < 0 { throw Trouble.big(n) }
        return n
      }
      func run(_ n: Int) -> String {
        do {
          return "ok \\(try risky(n))"
        } catch Trouble.big(let size) {
          return "big \\(size)"
        } catch {
          return "\\(error)"
        }
      }
      "\\(run(1)) \\(run(0)) \\(run(-5)) \\((try? risky(0)) ?? 8)"
      """
    #expect(try values(source) == "ok 1 small big -5 8")
  }

  @Test func ifAndSwitchExpressions() throws {
    let source = """
      func size(_ n: Int) -> String {
        let word = if n > 10 { "big" } else if n > 5 { "mid" } else { "small" }
        let mark = switch n { case 0: "zero" default: "other" }
        return word + mark
      }
      size(0) + size(7) + size(11)
      """
    #expect(try values(source) == "smallzeromidotherbigother")
  }

  @Test func conditionalCompilation() throws {
    let source = """
      #if canImport(AppKit) || os(Linux)
      let name = "other"
      #elseif canImport(SwiftUI) && canImport(UIKit) && os(iOS)
      let name = "ios"
      #endif
      func mode() -> String {
        #if DEBUG
        return "debug"
        #else
        return "release"
        #endif
      }
      name + mode()
      """
    #expect(try values(source) == "iosdebug")
  }
}
