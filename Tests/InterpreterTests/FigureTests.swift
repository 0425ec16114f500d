import Catalog
import Testing

@testable import Interpreter

@Suite struct FigureTests {
  private func program(_ source: String, name: String = "dir/sample.swift") -> Program {
    Program(
      source: SourceFile(name: name, text: source), vocabulary: TestVocabulary.vocabulary)
  }

  @Test func viewExpressionsInOrder() throws {
    let source = """
      import SwiftUI

      VStack(spacing: 4) {
          Text("a")
              .padding()

          Text("b")
              .padding(2)
      }
      .frame(width: 340, height: 120)

      struct Card: View {
          var title = "card"
          var body: some View { Text(title) }
      }

      Card()
      Card(title: "other").padding()
      """
    #expect(
      try values(source) == """
        VStack(center,4.0)[Text(a).padding(),Text(b).padding(2.0)].frame(340.0,120.0,center)
        Card{Text(card)}
        Card{Text(other)}.padding()
        """)
  }

  @Test func previews() throws {
    let made = program(
      """
      #Preview("Two words", traits: .fixedLayout(width: 100, height: 50), .other) {
        let name = "a"
        Text(name)
        if name.isEmpty { Text("b") } else { Text("c") }
      }
      #Preview { Text("d") }
      """)
    #expect(made.diagnostics.isEmpty)
    #expect(made.figures.map(\.name) == ["Two words", nil])
    #expect(made.figures.map(\.position.line) == [1, 6])
    #expect(try made.figures[0].evaluate().map(shown) == ["Text(a)", "Text(c)"])
    #expect(try made.figures[0].previewTraits(shown) == [".fixedLayout", ".other"])
  }

  @Test(arguments: [
    (
      "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }",
      "Text(b)"
    ),
    (
      "struct ContentView: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }",
      "Text(a)"
    ),
    (
      "struct sample: View { var body: some View { Text(\"a\") } }\nstruct ContentView: View { var body: some View { Text(\"b\") } }",
      "Text(a)"
    ),
    (
      "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { let n: Int; var body: some View { Text(\"b\") } }",
      "Text(a)"
    ),
  ])
  func wholeFileView(_ source: String, _ expected: String) throws {
    let made = program(source)
    let text = try made.figures.first?.evaluate().map(shown).joined() ?? ""
    #expect(made.figures.count == 1)
    #expect(text.contains(expected), "\(text)")
  }

  @Test func commentsAboveFigures() throws {
    let made = program(
      """
      /// Two lines
      /// of text.
      // figure: name=overflow-centred, annotate=outlines(Text, padding), title="a, b"
      // figure: expect lines(Text) == 2
      Text("a")

      /** A block. */
      Text("b")
      """)
    #expect(made.diagnostics.isEmpty)
    let figure = made.figures[0]
    #expect(figure.documentation == "Two lines\nof text.")
    #expect(figure.options.map(\.key) == ["name", "annotate", "title"])
    #expect(
      figure.options.map(\.value) == ["overflow-centred", "outlines(Text, padding)", "a, b"])
    #expect(figure.options[1].keyPosition == Position(line: 3, column: 35))
    #expect(figure.options[1].valuePosition == Position(line: 3, column: 44))
    #expect(figure.expectations.map(\.text) == ["lines(Text) == 2"])
    #expect(figure.expectations.first?.position == Position(line: 4, column: 19))
    #expect(made.figures[1].documentation?.contains("A block.") == true)
  }

  @Test func strayAndWrongOptions() throws {
    let wrong = MarkedSource("// figure: 1️⃣scale\nText(\"a\")")
    let found = program(wrong.text).diagnostics
    #expect(found.map(\.message) == ["'scale' is no figure option"])
    #expect(found.first?.start?.column == wrong.places["1️⃣"]?.column)
    let stray = program("Text(\"a\")\n// figure: scale=2\n").diagnostics
    #expect(stray.map(\.message) == ["no figure follows this line"])
    #expect(program("let x = 1").diagnostics.map(\.message) == ["the file has no figure"])
  }

  @Test func customLayoutsAreCalledLikeViews() throws {
    let source = """
      struct Row: Layout {
        var gap: CGFloat = 8
        func sizeThatFits() {}
        func placeSubviews() {}
        func measure(width: CGFloat) -> CGFloat { width / 4 + gap }
      }
      Row(gap: 1) { Text("a") }.padding()
      Row { Text("b"); Text("c") }
      """
    #expect(
      try values(source) == """
        Row(26.0)[Text(a)].padding()
        Row(33.0)[Text(b),Text(c)]
        """)
  }

  @Test func buildersOfTheFile() throws {
    let source = """
      struct Frame<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content
        var body: some View { VStack { Text(title); content; footer } }
        @ViewBuilder private var footer: some View { Text("1"); Text("2") }
      }
      struct Lazy<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { content() }
      }
      extension View {
        func card(_ tint: Color = .red) -> some View { padding(3).background(tint) }
        func labelled(_ text: String) -> some View { VStack { self; Text(text) } }
      }
      Frame(title: "t") { Text("x") }
      Lazy { Text("y"); Text("z") }
      Text("q").card(.blue.gradient).labelled("l")
      VStack(alignment: .leading) { ForEach(0..<2, id: \\.self) { i in Text("\\(i)").id(i) } }
      """
    #expect(
      try values(source) == """
        Frame{VStack(center)[Text(t),Text(x),Group[Text(1),Text(2)]]}
        Lazy{Group[Text(y),Text(z)]}
        VStack(center)[Text(q).padding(3.0).background(blue.gradient),Text(l)]
        VStack(leading)[ForEach[Text(0).id(0),Text(1).id(1)]]
        """)
  }

  @Test func symbols() throws {
    let source = """
      let big: Font = .system(size: 10 / 4)
      func tint(_ on: Bool) -> Color { on ? .red : .blue }
      enum Side { case left, right
        var alignment: Alignment { switch self { case .left: .leading; case .right: .trailing } }
      }
      Text("a").font(.title.bold())
      Text("a").font(big)
      Text("a").frame(width: .infinity, alignment: Side.right.alignment).background(tint(true))
      Text("a").background(alignment: .leading) { Color.red }
      Text("\\([Color.red, .blue].contains(.blue)) \\(tint(false) == .blue)")
      """
    #expect(
      try values(source) == """
        Text(a).font(title.bold)
        Text(a).font(system(2.5))
        Text(a).frame(inf,nil,trailing).background(red)
        Text(a).background(leading)[red]
        Text(true true)
        """)
  }

  @Test func settingsReplaceConstants() throws {
    let source = "let width: CGFloat = 10\nlet name = \"a\"\nText(name).frame(width: width / 4)"
    #expect(
      try values(source, settings: ["width": "30", "name": "\"b\""])
        == "Text(b).frame(7.5,nil,center)")
  }

  /// Arguments of symbols are evaluated where they stand, not where they get their meaning.
  @Test func symbolsKeepTheirArguments() throws {
    let source = """
      func run() -> [CGFloat] {
        var x: CGFloat = 0
        var sizes: [CGSize] = []
        for step in 1...3 {
          sizes.append(.init(width: x, height: 1))
          x += CGFloat(step)
        }
        return sizes.map { $0.width }
      }
      run()
      """
    #expect(try values(source) == "[0.0, 1.0, 3.0]")
  }

  @Test func stateAndEnvironment() throws {
    let source = """
      struct V: View {
        @State private var count = 3
        @Environment(\\.layoutDirection) var direction
        var body: some View { Text("\\(count)") }
      }
      V()
      """
    #expect(try values(source) == "V{Text(3)}")
    let made = program(source)
    guard case .instance(let instance)? = try made.figures[0].evaluate().first else {
      Issue.record("no instance")
      return
    }
    #expect(instance.attributedProperties.map(\.name) == ["count", "direction"])
    #expect(instance.attributedProperties.map(\.attribute) == ["State", "Environment"])
    guard
      case .native(let path as PropertyPath)? =
        instance.attributedProperties[1].arguments.first?.value
    else {
      Issue.record("no key path")
      return
    }
    #expect(path.names == ["layoutDirection"])
    let given = instance.setting("direction", to: .string("rtl"))
    #expect(shown(try given.property("direction")) == "rtl")
    #expect(throws: Diagnostics.self) { try instance.property("direction") }
  }
}
