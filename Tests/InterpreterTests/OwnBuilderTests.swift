import Testing

/// Result builders that a file declares, as SE-0289 transforms their bodies: the builder here writes
/// down which of its methods are called.
@Suite struct OwnBuilderTests {
  private let builder = """
    @resultBuilder
    enum Log {
      static func buildExpression(_ value: Int) -> String { "\\(value)" }
      static func buildBlock(_ parts: String...) -> String { "[\\(parts.joined(separator: " "))]" }
      static func buildOptional(_ part: String?) -> String { "?\\(part ?? "-")" }
      static func buildEither(first: String) -> String { "1\\(first)" }
      static func buildEither(second: String) -> String { "2\\(second)" }
      static func buildArray(_ parts: [String]) -> String { "(\\(parts.joined(separator: ",")))" }
      static func buildFinalResult(_ all: String) -> String { "=\\(all)" }
    }
    func log(@Log _ make: () -> String) -> String { make() }

    """

  @Test(arguments: [
    ("1; 2", "=[1 2]"),
    ("", "=[]"),
    ("let a = 3; a", "=[3]"),
    ("if true { 1; 2 }; 3", "=[?[1 2] 3]"),
    ("if false { 1 }; 3", "=[?- 3]"),
    ("if true { 1 } else { 2 }", "=[1[1]]"),
    ("if false { 1 } else { 2 }", "=[2[2]]"),
    ("for i in 0..<3 { i }", "=[([0],[1],[2])]"),
    ("for i in 0..<2 { if i == 1 { i } }", "=[([?-],[?[1]])]"),
    ("do { 1; 2 }; 3", "=[[1 2] 3]"),
    ("switch 2 { case 1: 1; default: 9 }", "=[2[9]]"),
    ("return \"as it is\"", "as it is"),
  ])
  func statements(_ body: String, _ built: String) throws {
    #expect(try values(builder + "func run() -> String { log { \(body) } }\nrun()") == built)
    let function = "@Log func made() -> String { \(body) }\n"
    #expect(try values(builder + function + "func run() -> String { made() }\nrun()") == built)
  }

  /// A property of a type whose protocol asks for the builder, and a memberwise initialiser.
  @Test func whereABuilderStands() throws {
    let source =
      builder + """
        protocol Written { @Log var text: String { get } }
        struct Letter: Written { var text: String { 1; 2 } }
        struct Parcel { @Log var text: () -> String }
        struct Stamp { @Log let text: String }
        func run() -> String { Letter().text + Parcel { 3 }.text() + Stamp { 4; 5 }.text }
        run()
        """
    #expect(try values(source) == "=[1 2]=[3]=[4 5]")
  }

  /// Part by part: the first begins, each next one is added (SE-0348).
  @Test func partByPart() throws {
    let source = """
      @resultBuilder struct Sum {
        static func buildPartialBlock(first: Int) -> String { "\\(first)" }
        static func buildPartialBlock(accumulated: String, next: Int) -> String {
          "(\\(accumulated)+\\(next))"
        }
      }
      func sum(@Sum _ make: () -> String) -> String { make() }
      func run() -> String { sum { 1; 2; 3 } }
      run()
      """
    #expect(try values(source) == "((1+2)+3)")
  }

  /// A statement whose method the builder lacks is refused, with the method that is missing.
  @Test(arguments: [
    ("if true { 1 }", "buildOptional"), ("if true { 1 } else { 2 }", "buildEither"),
    ("for i in 0..<2 { i }", "buildArray"),
  ])
  func missingMethods(_ body: String, _ method: String) throws {
    let source = """
      @resultBuilder struct Plain { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
      func plain(@Plain _ make: () -> [Int]) -> [Int] { make() }
      func run() -> String { "\\(plain { \(body) })" }
      run()
      """
    let told = try problems(source).first
    #expect(told?.message.contains(method) == true, "\(told?.message ?? "")")
  }
}
