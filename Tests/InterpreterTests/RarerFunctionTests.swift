import Testing

/// Functions that articles use less often. Values as swiftc gives them.
@Suite struct RarerFunctionTests {
  @Test(arguments: [
    ("Optional(3)!", "3"), ("\"\\([1, 2].description)\"", "[1, 2]"),
    ("[1, 0, 2, 3, 0].split(separator: 0).map { $0.count }", "[1, 2]"),
    ("sequence(first: 1, next: { $0 < 20 ? $0 * 3 : nil }).map { $0 }", "[1, 3, 9, 27]"),
    ("[\"a\": 1].merging([\"a\": 2, \"b\": 3]) { $0 + $1 }[\"a\"]!", "3"),
    ("String(format: \"%02X %o %x\", 10, 8, 255)", "0A 10 ff"),
    (
      #"String(format: "%d %x %5d %i %ld %lld", 3000000000, 3000000000, 3000000000, -3000000000, "#
        + "3000000000, 3000000000)",
      "-1294967296 b2d05e00 -1294967296 1294967296 3000000000 3000000000"
    ),
    (
      #""mac-donald o'neil abc_def 3rd x.y ÉTÉ".capitalized"#,
      "Mac-Donald O'neil Abc_Def 3Rd X.Y Été"
    ),
    ("\"7\".first!.wholeNumberValue!", "7"), ("\"x\".first!.wholeNumberValue == nil", "true"),
    (
      "[1.0, 2].reduce(.zero) { CGSize(width: $0.width + $1, height: 1) }", "3.0x1.0"
    ),
  ])
  func functions(_ source: String, _ expected: String) throws {
    #expect(try values(source) == expected, "\(source)")
  }

  @Test func ownSequences() throws {
    let source = """
      struct Countdown: Sequence, IteratorProtocol {
        var n: Int
        mutating func next() -> Int? {
          if n == 0 { return nil }
          n -= 1
          return n + 1
        }
      }
      struct Bag: Sequence {
        let items: [String]
        func makeIterator() -> Countdown { Countdown(n: items.count) }
      }
      func sum() -> Int {
        var total = 0
        for n in Countdown(n: 4) { total += n }
        return total
      }
      "\\(sum()) \\(Countdown(n: 3).map { $0 * 2 }) \\(Bag(items: ["a", "b"]).map { $0 })"
      """
    #expect(try values(source) == "10 [6, 4, 2] [2, 1]")
  }

  @Test func keyPathsAndDynamicMembers() throws {
    let source = """
      struct Inner { var n = 1 }
      struct Outer { var inner = Inner() }
      @dynamicMemberLookup struct Names {
        subscript(dynamicMember name: String) -> String { name + "!" }
      }
      func run() -> String {
        var outer = Outer()
        outer[keyPath: \\.inner.n] = 5
        return "\\(outer.inner.n) \\(outer[keyPath: \\.inner.n]) \\(Names().hello)"
      }
      run()
      """
    #expect(try values(source) == "5 5 hello!")
  }

  @Test(arguments: [
    ("Bool.random()", "'random' gives another value each time, so figures would differ", "write"),
    ("UIScreen.main", "cannot find 'UIScreen' in scope", "UIKit's"),
    ("Bundle.main", "cannot find 'Bundle' in scope", "Foundation's"),
    (
      "@main struct A: App { var body: some Scene { WindowGroup { } } }",
      "the file has an app and no figure", "#Preview"
    ),
  ])
  func messages(_ source: String, _ message: String, _ hint: String) throws {
    let told = try problems(source).first
    #expect(told?.message == message, "\(source)")
    #expect(told?.hint?.contains(hint) == true, "\(source)")
  }
}
