import Testing

/// Texts of values of the file's own types, as swiftc's `print` gives them.
@Suite struct DescriptionTests {
  private let declarations = """
    struct A { var y: String? = "b"; var z: Int? = nil; var w = 2.5; var list: [Int?] = [1, nil] }
    enum E { case a(String?, n: Int?) }
    struct Outer { struct Inner { var x = 1 } }

    """

  @Test(arguments: [
    (
      #""\(A(y: Optional("b")))""#,
      #"A(y: Optional("b"), z: nil, w: 2.5, list: [Optional(1), nil])"#
    ),
    (#""\(E.a("x", n: nil))""#, #"a(Optional("x"), n: nil)"#),
    (#""\(Outer.Inner())""#, "Inner(x: 1)"), (#""\(type(of: Outer.Inner()))""#, "Inner"),
  ])
  func texts(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + source) == expected, "\(source)")
  }
}
