import Testing

/// What a generic parameter stands for, as far as values say it.
@Suite struct GenericTests {
  private let declarations = """
    protocol Named { static var name: String { get } }
    extension Named { var own: String { Self.name }; static func shout() -> String { name + "!" } }
    enum Tab: String, CaseIterable, Named { case home, work; static let name = "tab" }
    struct Dot: Named { static let name = "dot"; var size = 3; init() {} }
    func name<T: Named>(of value: T) -> String { T.name }
    func names<T: Named>(_ values: [T]) -> String { T.name }
    func made<T: Named>(_ type: T.Type) -> String { type.name }
    struct Menu<Value: CaseIterable> {
      var selection: Value
      var count: Int { Value.allCases.count }
    }
    struct Empty<Value: CaseIterable> {
      var count: Int { [0].map { _ in Value.allCases.count }[0] }
    }

    """

  @Test(arguments: [
    ("name(of: Dot())", "dot"), ("names([Tab.home])", "tab"), ("made(Dot.self)", "dot"),
    ("Menu(selection: Tab.work).count", "2"), ("Empty<Tab>().count", "2"), ("Dot().own", "dot"),
    ("Tab.home.own", "tab"), ("Dot.shout()", "dot!"), ("\"\\(type(of: Dot()))\"", "Dot"),
    ("type(of: Tab.home).name", "tab"), ("type(of: Dot()) == Dot.self", "true"),
  ])
  func meanings(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + source) == expected, "\(source)")
  }

  @Test func valuesOfAParameter() throws {
    let source = """
      protocol Blank { init() }
      struct A: Blank { var n = 4 }
      struct Holder<T: Blank> {
        var value: T
        func another() -> T { T() }
        func list() -> [T] { [T]() + [T.init()] }
      }
      "\\(Holder(value: A(n: 1)).another().n) \\(Holder(value: A(n: 1)).list().count)"
      """
    #expect(try values(source) == "4 1")
  }

  @Test func unknownParametersAreTold() throws {
    let told = try problems(
      declarations + "struct None<T: Named> { var text: String { T.name } }\nNone().text")
    #expect(told.first?.message.contains("which type 'T' stands for") == true, "\(told)")
  }
}
