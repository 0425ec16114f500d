import Testing

@Suite struct PatternTests {
  /// Each pattern of a `case` binds the same names.
  @Test func alternativesBindTheSameNames() throws {
    let source = """
      enum E { case a(Int), b(String), c(String), d(Int, String) }
      func text(_ e: E) -> String {
        switch e {
        case .b(let s), .c(let s), .d(0, let s): "s \\(s)"
        case .a(let n), .d(let n, _): "n \\(n)"
        }
      }
      [text(.b("x")), text(.c("y")), text(.d(0, "z")), text(.a(1)), text(.d(2, "z"))]
      """
    #expect(try values(source) == "[s x, s y, s z, n 1, n 2]")
  }

  @Test func alternativesWithConditions() throws {
    let source = """
      enum E { case a(Int), b(Int) }
      func text(_ e: E) -> String {
        switch e {
        case .a(let n) where n > 1, .b(let n) where n > 5: return [0].map { _ in "\\(n)" }[0]
        default: return "-"
        }
      }
      [text(.a(1)), text(.a(2)), text(.b(2)), text(.b(6))]
      """
    #expect(try values(source) == "[-, 2, -, 6]")
  }

  @Test func alternativesOfCatch() throws {
    let source = """
      enum Problem: Error { case a(String), b(String) }
      func text(_ fails: Bool) -> String {
        do { throw fails ? Problem.a("x") : .b("y") } catch Problem.a(let s), Problem.b(let s) {
          return s
        } catch { return "-" }
      }
      [text(true), text(false)]
      """
    #expect(try values(source) == "[x, y]")
  }
}
