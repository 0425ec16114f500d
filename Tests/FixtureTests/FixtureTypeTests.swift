import Catalog
import Figures
import Fixtures
import SwiftUICatalog
import Testing

/// Types of the table and of the fixture, as articles spell them.
@Suite struct FixtureTypeTests {
  @Test(arguments: [
    "Text(\"a\").fontWeight(Font.Weight.bold)",
    "Text(\"a\").fontWeight(SwiftUI.Font.Weight.bold)",
    "Text(\"a\").font(Font.system(Font.TextStyle.body, design: Font.Design.monospaced))",
    "Text(\"a\").padding(Edge.Set.horizontal, 3)",
    "ScrollView(Axis.Set.horizontal) { Text(\"a\") }",
    "LazyVGrid(columns: [GridItem(GridItem.Size.flexible())]) { Text(\"a\") }",
    "Text(\"a\").textCase(Text.Case.uppercase)",
    "Color(Color.RGBColorSpace.displayP3, red: 1, green: 0, blue: 0)",
    "GradientBlock(GradientBlock.Style.dusk)",
    "Text(\"a\").frame(width: 30, alignment: Alignment.topLeading)",
    "let w: Font.Weight = Font.Weight.bold\nText(\"a\").fontWeight(w)",
    "let ws: [SwiftUI.Font.Weight] = [Font.Weight.bold, .light]\nText(\"a\").fontWeight(ws[1])",
    "let s: any ShapeStyle = .red\nCircle().fill(s)",
  ])
  func typesInsideTypes(_ source: String) throws {
    #expect(try Fixture.problems(source).isEmpty)
  }

  @Test func theirNamesAreSuggested() throws {
    let told = try Fixture.problems(
      "Text(\"a\").fontWeight(Font.Weigt.bold)\nText(\"b\").fontWeight(Font.Weight.bol)")
    #expect(told.first?.contains("1:27: error: 'Font' has no member 'Weigt'") == true, "\(told)")
    #expect(told.first?.contains("did you mean 'Weight'?") == true, "\(told)")
    #expect(told.last?.contains("did you mean 'bold'?") == true, "\(told)")
  }

  @Test func casesOfTheTable() throws {
    let figure = try Fixture.frames(
      of: """
        VStack {
          Text("\\(Font.TextStyle.allCases.count) \\(DynamicTypeSize.allCases.count)")
          Text(verbatim: "\\(Edge.allCases)")
          Text(verbatim: "\\(Axis.allCases) \\(TextAlignment.allCases.count)")
        }
        """)
    #expect(figure.contains("“11 12”"), "\(figure)")
    #expect(figure.contains("“[top, leading, bottom, trailing]”"), "\(figure)")
    #expect(figure.contains("“[horizontal, vertical] 3”"), "\(figure)")
  }

  @Test func environmentEntriesHaveTheirType() throws {
    let declarations = """
      extension EnvironmentValues {
        @Entry var side: CGFloat = 3
        @Entry var place: Alignment = .center
        var own: Edge { get { self[OwnKey.self] } set { self[OwnKey.self] = newValue } }
      }
      struct OwnKey: EnvironmentKey { static let defaultValue: Edge = .top }
      struct Reader: View {
        @Environment(\\.side) var side
        @Environment(\\.place) var place
        @Environment(\\.own) var own
        var body: some View { Text(verbatim: "\\(side) \\(place == .leading) \\(own)") }
      }

      """
    let figure = try Fixture.frames(
      of: declarations
        + "VStack { Reader(); "
        + "Reader().environment(\\.side, 4).environment(\\.place, .leading)"
        + ".environment(\\.own, .bottom) }")
    #expect(figure.contains("“3.0 false top”"), "\(figure)")
    #expect(figure.contains("“4.0 true bottom”"), "\(figure)")
    let told = try Fixture.problems(declarations + "Reader().environment(\\.place, .leadin)")
    #expect(told.first?.contains("'Alignment' has no member 'leadin'") == true, "\(told)")
    #expect(told.first?.contains("did you mean 'leading'?") == true, "\(told)")
  }

  @Test func previewProvidersInsideViews() throws {
    let figure = try Fixture.frames(
      of: """
        struct Badge: View {
          var text = "a"
          var body: some View { Text(verbatim: text) }
          struct Previews: PreviewProvider {
            static var previews: some View { Badge(text: "inside") }
          }
        }
        """)
    #expect(figure.contains("“inside”"), "\(figure)")
  }

  @Test func previewProviders() throws {
    let figures = try Fixture.figures(
      bytes: Array(
        """
        struct Card_Previews: PreviewProvider {
          static let sample = "one"
          static var previews: some View {
            Text(sample)
            Group {
              Text("two")
              // figure: name=third
              Text("three")
            }
          }
        }
        Text("four")
        """.utf8)
    ) { try $0.figure().frameText }
    let found = zip(figures, ["“one”", "“two”", "“three”", "“four”"])
    #expect(figures.count == 4)
    for (figure, words) in found { #expect(figure.contains(words), "\(figure)") }
    let told = try Fixture.problems(
      """
      struct Card_Previews: PreviewProvider {
        static var previews: some View { let x = 3; Text("\\(x)") }
      }
      Text("a")
      """)
    #expect(told.first?.contains("1:8: error: a 'PreviewProvider' whose") == true, "\(told)")
    #expect(told.first?.contains("use '#Preview'") == true, "\(told)")
  }

  @Test func bindingsOfElements() throws {
    let figure = try Fixture.frames(
      of: """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Row: View { @Binding var name: String; var body: some View { Text(name) } }
        struct Rows: View {
          @State var names = ["a", "b"]
          @State var items = [Item(id: 1, name: "c")]
          var body: some View {
            VStack {
              ForEach($names, id: \\.self) { $name in Text(name + "1"); Row(name: $name) }
              ForEach($items) { $item in Text(item.name + "2"); Row(name: $item.name) }
            }
          }
        }
        Rows()
        """)
    for words in ["“a1”", "“a”", "“b1”", "“b”", "“c2”", "“c”"] {
      #expect(figure.contains(words), "\(figure)")
    }
  }

  @Test(arguments: [
    ("[1, 2]", false), ("[\"a\"]", false), ("0...3", false), ("Plain.all", false), ("0..<3", true),
    ("Named.all", true),
  ])
  func elementsNeedAnIdentity(_ data: String, _ isIdentifiable: Bool) throws {
    let told = try Fixture.problems(
      """
      struct Plain { var x = 1; static let all = [Plain()] }
      struct Named: Identifiable { var id = 1; static let all = [Named()] }
      ForEach(\(data)) { _ in Text("a") }
      """)
    #expect(told.isEmpty == isIdentifiable, "\(told)")
    #expect(told.allSatisfy { $0.contains("3:9: error: 'id:' is missing") }, "\(told)")
  }

  @Test func geometryInText() throws {
    let figure = try Fixture.frames(
      of: """
        Text(verbatim: "\\(CGPoint(x: 1, y: 2)) \\(CGSize(width: 3, height: 4))")
        Text(verbatim: "\\(CGRect(x: 0, y: 0, width: 1, height: 2))")
        """)
    #expect(figure.contains("“(1.0, 2.0) (3.0, 4.0)”"), "\(figure)")
    #expect(figure.contains("“(0.0, 0.0, 1.0, 2.0)”"), "\(figure)")
  }

  @Test func optionSetsOfTheTable() throws {
    let figure = try Fixture.frames(
      of: """
        func edges() -> Edge.Set {
          var edges: Edge.Set = [.top]
          edges.insert(.leading)
          return edges.union(.bottom).subtracting(.top)
        }
        Text(verbatim: "\\(edges() == [.leading, .bottom]) \\(edges().contains(.top))")
        Text("b").frame(width: 10, height: 10).padding(edges(), 3)
        """)
    #expect(figure.contains("“true false”"), "\(figure)")
    #expect(figure.contains("padding  0, 0  13 × 13"), "\(figure)")
  }

  @Test(arguments: [
    "Text(\"a\").containerShape(Circle())", "Text(\"a\").badge(1)",
    "Color.red.mix(with: .blue, by: 0.5)", "Text(\"a\").scenePadding()",
    "struct V: View { @Environment(\\.locale) var d; var body: some View { Text(\"a\") } }\nV()",
  ])
  func namesThatAreNotSupportedYet(_ source: String) throws {
    let told = try Fixture.problems(source).joined()
    #expect(told.contains("is not supported yet"), "\(told)")
    #expect(told.contains("f.swift:1:"), "\(told)")
  }

  /// A name that the table has is supported: take it out of `Vocabulary.notSupportedYet`.
  @Test func theTableHasNoNameThatIsNotSupported() {
    let vocabulary = Vocabulary.swiftUI
    let names = Set(vocabulary.entries.map(\.name)).union(vocabulary.topLevelNames)
    #expect(vocabulary.namesNotSupportedYet.intersection(names).isEmpty)
  }

  @Test func namesOfTheFixtureAreItsOwn() throws {
    let member = try Fixture.problems("struct S { var name = 1 }\nText(\"\\(S().tag)\")")
    #expect(member.joined().contains("'S' has no member 'tag'"), "\(member)")
    let slip = try Fixture.problems(
      "func f() -> String { let tagg = 3; return \"\\(tag)\" }\nText(f())")
    #expect(slip.joined().contains("did you mean 'tagg'?"), "\(slip)")
  }

  @Test(arguments: [
    ("VStack { print(\"x\"); Text(\"a\") }", "1:10: error: a statement of a view builder gives"),
    (
      "struct V: View { var n = 10; var body: some View { Text(\"a\").frame(width: n) } }\nV()",
      "1:75: error: cannot convert a value of type 'Int' to 'CGFloat?'"
    ),
    (
      "func f() -> some View { let n = 3; return Text(\"a\").padding(n) }\nf()",
      "1:61: error: cannot convert a value of type 'Int' to 'CGFloat'"
    ),
    ("extension Veiw { func f() {} }\nText(\"a\")", "1:11: error: cannot find type 'Veiw'"),
  ])
  func whatSwiftRefuses(_ source: String, _ words: String) throws {
    let told = try Fixture.problems(source).joined()
    #expect(told.contains(words), "\(told)")
  }

  @Test(arguments: [
    "struct V: View { var n = 10; var body: some View { Text(\"a\").lineLimit(n) } }\nV()",
    "func f() -> CGFloat { let n = 10; return CGSize(width: n, height: n).width }\n"
      + "Text(\"a\").padding(f())",
    "let n: CGFloat = 10\nText(\"a\").padding(n)", "Text(\"a\").padding(10)",
    "extension Date { var n: Int { 1 } }\nextension SwiftUI.Text {}\nText(\"a\")",
    """
    actor Names { private var names = [1: "a"]; func name(_ n: Int) -> String? { names[n] } }
    struct V: View {
      @State private var names = Names()
      @State private var name = ""
      var body: some View {
        Text("a" + name).onAppear { Task { name = await names.name(1) ?? "" } }
      }
    }
    V()
    """,
  ])
  func whatSwiftTakes(_ source: String) throws {
    #expect(try Fixture.problems(source).isEmpty)
  }
}
