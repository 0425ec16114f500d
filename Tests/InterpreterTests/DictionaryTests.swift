import Testing

@testable import Interpreter

@Suite struct DictionaryTests {
  @Test(arguments: [
    (
      "var d = [\"b\": 1]; d[\"a\"] = 2; d[\"b\"] = nil; d[\"c\", default: 5] += 1", "\"\\(d)\"",
      "[\"a\": 2, \"c\": 6]"
    ),
    (
      "var d: [Int: Int] = [:]; for i in 0..<40 { d[i] = i; d[i - 3] = nil }", "\"\\(d)\"",
      "[37: 37, 38: 38, 39: 39]"
    ),
    ("var d: [P: Int] = [:]; d[P(x: 1, y: 2)] = 3; d[P(x: 2, y: 1)] = 4", "d[P(x: 1, y: 2)]!", "3"),
    ("var d: [Side: Int] = [:]; d[.left] = 1; d[.right] = 2", "d[.right]! + d[Side.left]!", "3"),
    ("var s: Set<[Int]> = [[1, 2], [2, 1], [1, 2]]; s.insert([3])", "s.count", "3"),
    ("let s: Set<Set<Int>> = [[1, 2], [2, 1]]", "s.count", "1"),
    ("let d: [Double: Int] = [1: 1, 2.5: 2]", "d[1]! + d[2.5]!", "3"),
    ("let s: Set<Side> = [.left]", "s.contains(.left) && !s.contains(.right)", "true"),
    ("var s: Set = [3, 1, 2]; s.remove(1)", "\"\\(s.sorted()) \\(s.contains(1))\"", "[2, 3] false"),
    ("let d = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }", "\"\\(d)\"", "[1: [1, 3], 0: [2]]"),
  ])
  func keys(_ statements: String, _ result: String, _ expected: String) throws {
    let source = """
      struct P: Hashable { var x: Int; var y: Int }
      enum Side { case left, right }
      func f() -> Any { \(statements); return \(result) }
      f()
      """
    #expect(try values(source).replacing("\"", with: "") == expected.replacing("\"", with: ""))
  }

  @Test func whatIsNoKey() throws {
    let source = "func f() -> Int { let d = [{ 1 }: 2]; return d.count }\nf()"
    let message = try problems(source).first?.message ?? "nothing"
    #expect(message == "'function' does not conform to 'Hashable'")
  }

  /// A look at a dictionary costs the same however large it is.
  @Test func largeDictionaries() throws {
    func time(_ count: Int) throws -> Duration {
      let source = """
        func f() -> Int {
          var d: [Int: Int] = [:]
          var s: Set<String> = []
          for i in 0..<\(count) { d[i] = i; d[i / 2, default: 0] += 1; s.insert("\\(i)") }
          for i in 0..<\(count) { d[i] = nil; s.remove("\\(i)") }
          return d.count + s.count
        }
        f()
        """
      var result = ""
      let time = try ContinuousClock().measure { result = try values(source) }
      #expect(result == "0")
      return time
    }
    _ = try time(100)
    let (small, large) = (try time(2_000), try time(20_000))
    #expect(large < small * 40, "\(small) for 2000, \(large) for 20000")
  }
}
