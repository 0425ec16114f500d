import Testing

@Suite struct TypeTests {
  @Test func structsAreValues() throws {
    let source = """
      struct Point: Equatable {
        var x: CGFloat = 0
        var y: CGFloat
        static let origin = Point(x: 0, y: 0)
        var length: CGFloat { (x * x + y * y).squareRoot() }
        mutating func move(by dx: CGFloat) { x += dx }
        func moved(by dx: CGFloat) -> Point {
          var copy = self
          copy.move(by: dx)
          return copy
        }
        static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
        subscript(index: Int) -> CGFloat { index == 0 ? x : y }
      }
      struct Line { var from = Point(y: 1), to: Point }
      func run() -> String {
        var a = Point(x: 3, y: 4)
        let b = a
        a.move(by: 2)
        var line = Line(to: a)
        line.to.x = 1
        line.to.y += 1
        var points = [a, b]
        points[0].x = 50
        points[1].move(by: 1)
        return "\\(a.x) \\(b.x) \\(b.length) \\(line.to.x) \\(line.to.y) \\(points[0].x) \\(points[1].x) \\(a.x) \\((a + b).y) \\(b[1]) \\(Point.origin == Point(y: 0)) \\(b.moved(by: 1).x)"
      }
      run()
      """
    #expect(try values(source) == "5.0 3.0 5.0 1.0 5.0 50.0 4.0 5.0 8.0 4.0 true 4.0")
  }

  @Test func initialisers() throws {
    let source = """
      struct Card {
        let title: String
        private(set) var width: CGFloat
        init(_ title: String, width: CGFloat = 10) {
          self.title = title
          self.width = width * 2
        }
        init?(checked title: String) {
          guard !title.isEmpty else { return nil }
          self.init(title)
        }
      }
      "\\(Card("a").width) \\(Card("b", width: 3).width) \\(Card(checked: "") == nil) \\(Card(checked: "q")!.title)"
      """
    #expect(try values(source) == "20.0 6.0 true q")
  }

  @Test func initialisersInExtensionsLeaveTheMemberwiseOne() throws {
    let source = """
      struct Card { let title: String }
      extension Card {
        init() { self.init(title: "none") }
        init(title: Int) { self.init(title: "number \\(title)") }
      }
      struct Own { let title: String; init() { title = "own" } }
      "\\(Card(title: "a").title) \\(Card().title) \\(Card(title: 3).title) \\(Own().title)"
      """
    #expect(try values(source) == "a none number 3 own")
    #expect(try problems("\(source)\nOwn(title: \"a\")").count == 1)
    let told = try problems("\(source)\nCard(titel: \"a\")").map { $0.rendered(.human) }.joined()
    #expect(told.contains("candidate: init(title: String)"), "\(told)")
  }

  @Test func extensionsOfProtocolsOfTheLibrary() throws {
    let source = """
      extension Collection {
        var second: Element? { dropFirst().first }
        func isLong() -> Bool { count > 2 && !isEmpty }
      }
      extension Sequence { func twice() -> [Element] { map { $0 } + map { $0 } } }
      extension Array where Element == Int { var sum: Int { reduce(0, +) } }
      extension StringProtocol { var shout: String { uppercased() + "!" } }
      extension BinaryInteger { var doubled: Self { self * 2 } }
      extension BinaryFloatingPoint { var half: Self { (self / 2).rounded() } }
      "\\([1, 2].second ?? 0) \\([1, 2].isLong()) \\([1].twice()) \\([1, 2].sum) \\("a".shout) \\(3.doubled) \\(5.0.half)"
      """
    #expect(try values(source) == "2 false [1, 1] 3 A! 6 3.0")
  }

  @Test func classesAreShared() throws {
    let source = """
      final class Counter {
        var n = 0
        lazy var double: Int = n * 2
        init(n: Int) { self.n = n }
        func bump() { n += 1 }
      }
      func run() -> [Int] {
        let a = Counter(n: 4)
        let b = a
        b.bump()
        b.n += 10
        return [a.n, a.double, a === b ? 1 : 0]
      }
      run()
      """
    #expect(try values(source) == "[15, 30, 1]")
  }

  @Test func enums() throws {
    let source = """
      enum Level: Int, CaseIterable { case low = 1, mid, high
        static var top: Level { .high }
        var next: Level? { Level(rawValue: rawValue + 1) }
        func isAtLeast(_ other: Level) -> Bool { rawValue >= other.rawValue }
      }
      enum Name: String { case one, two = "zwei" }
      "\\(Level.allCases.map { $0.rawValue }) \\(Level.low.next!) \\(Level.top.next == nil) \\(Level.mid.isAtLeast(.low)) \\(Name.one.rawValue) \\(Name(rawValue: "zwei")!)"
      """
    #expect(try values(source) == "[1, 2, 3] mid true true one two")
  }

  @Test func protocolsAndExtensions() throws {
    let source = """
      protocol Named { var name: String { get } }
      extension Named { var greeting: String { "hi " + name }; func shout() -> String { name.uppercased() } }
      struct Cat: Named { var name = "tom"; func shout() -> String { "MEOW" } }
      struct Dog: Named { let name: String }
      extension Dog { static let rex = Dog(name: "rex"); var loud: String { shout() } }
      extension CGFloat { var doubled: CGFloat { self * 2 } }
      extension Array { func second() -> Element { self[1] } }
      extension Color { static let brand = Color.blue; var label: String { "<\\(name)>" } }
      "\\(Cat().greeting) \\(Cat().shout()) \\(Dog.rex.loud) \\(CGFloat(2).doubled) \\([1, 2].second()) \\(Color.brand.label)"
      """
    #expect(try values(source) == "hi tom MEOW REX 4.0 2 <blue>")
  }

  @Test func nestedTypesAndAliases() throws {
    let source = """
      struct Outer {
        enum Mode { case on, off }
        struct Inner { var mode: Mode = .on }
        typealias Pair = (Int, Int)
        var inner = Inner()
        func isOn() -> Bool { inner.mode == .on }
      }
      typealias Width = CGFloat
      let w: Width = 3
      "\\(Outer().isOn()) \\(Outer(inner: .init(mode: .off)).isOn()) \\(Outer.Mode.off) \\(w)"
      """
    #expect(try values(source) == "true false off 3.0")
  }

  @Test func computedSettersAndStatics() throws {
    let source = """
      struct Temperature {
        static var made = 0
        var celsius: Double
        var fahrenheit: Double {
          get { celsius * 9 / 5 + 32 }
          set { celsius = (newValue - 32) * 5 / 9 }
        }
        init(celsius: Double) { self.celsius = celsius; Temperature.made += 1 }
      }
      func run() -> String {
        var t = Temperature(celsius: 100)
        let before = t.fahrenheit
        t.fahrenheit = 50
        t.fahrenheit += 18
        return "\\(before) \\(t.celsius) \\(Temperature.made)"
      }
      run()
      """
    #expect(try values(source) == "212.0 20.0 1")
  }

  @Test func nativesAreValuesToo() throws {
    let source = """
      struct Holder { var size = CGSize.zero; var tint: Color = .red }
      func run() -> String {
        var h = Holder()
        h.size.width = 5
        h.size.grow(by: 2)
        let c: Color = .blue
        return "\\(h.size.width) \\(h.size.height) \\(h.tint == .red) \\(c == h.tint) \\(c.name)"
      }
      run()
      """
    #expect(try values(source) == "7.0 2.0 true false blue")
  }
}
