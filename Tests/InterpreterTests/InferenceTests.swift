import Testing

/// Where the type of `.name` comes from: what stands beside it. Values as swiftc gives them.
@Suite struct InferenceTests {
  private let tabs = """
    enum Tab: String, CaseIterable { case home, work }

    """

  @Test(arguments: [
    ("[Tab.home, .work].map(\\.rawValue)", "[home, work]"),
    ("[.home, Tab.work].map { $0.rawValue }", "[home, work]"),
    ("[[Tab.home], [.work]].map { $0[0].rawValue }", "[home, work]"),
    ("[(Tab.home, 1), (.work, 2)].map { $0.0.rawValue }", "[home, work]"),
    ("[\"a\": Tab.home, \"b\": .work][\"b\"]!.rawValue", "work"),
    ("[Tab.home: 1, .work: 2][Tab.work]", "2"),
    ("(1 > 2 ? Tab.home : .work).rawValue", "work"),
    ("(1 < 2 ? .home : Tab.work).rawValue", "home"),
    ("(1 > 2 ? Tab.home : 1 > 2 ? .home : .work).rawValue", "work"),
    ("[(\"a\", 1), (\"b\", 2.5)].map { $0.1 }", "[1.0, 2.5]"),
    ("[Color.red, .blue].map(\\.name)", "[red, blue]"),
    ("(1 > 2 ? Color.red : .blue).name", "blue"),
  ])
  func neighbours(_ source: String, _ expected: String) throws {
    #expect(try values(tabs + source) == expected, "\(source)")
  }

  @Test func initialValues() throws {
    let source = """
      struct Row {
        var tab = Tab.home
        var tabs = [Tab.home]
        var tint = Color.red
        static let first = Tab.work
      }
      struct Other { var tab = Row.first }
      func named(_ tab: Tab = .work) -> String { tab.rawValue }
      let row = Row(tab: .work, tabs: [.work, .home], tint: .blue)
      func changed() -> String {
        var row = row
        row.tab = .home
        row.tabs.append(.work)
        var tab = Tab.home
        tab = .work
        return "\\(row.tab) \\(row.tabs) \\(tab.rawValue)"
      }
      "\\(row.tab.rawValue) \\(row.tabs.count) \\(row.tint.name) \\(Other(tab: .home).tab.rawValue) "
        + "\\(named()) \\(named(.home)) \\(row.tab == .work)"
      """
    #expect(try values(tabs + source) == "work 2 blue home work home true")
  }

  @Test func unknownMembersAreTold() throws {
    let told = try problems(tabs + "struct Row { var tab = Tab.home }\nRow(tab: .hme)")
    #expect(told.first?.message.contains("'Tab' has no member 'hme'") == true, "\(told)")
  }

  /// Initial values that name each other are followed once.
  @Test func circlesEnd() throws {
    let told = try problems(
      "struct A { static let x = B.y }\nstruct B { static let y = A.x }\nstruct C { var z = A.x }\nC().z"
    )
    #expect(told.first?.message.contains("depends on itself") == true, "\(told)")
  }
}
