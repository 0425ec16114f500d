import Drawing
import Figures
import Fixtures
import Foundation
import SwiftUICatalog
import Testing
import Typography

/// Literals that are keys, Markdown, texts in texts and attributed strings.
///
/// What SwiftUI does is from Apple's documentation of `LocalizedStringKey`, `Text` and
/// `AttributedString`; how numbers are written is Core Foundation's, the same code on Linux.
@Suite struct RichTextTests {
  /// The words of the texts of a source, as frames show them.
  private func words(_ source: String) throws -> [String] {
    try Fixture.figures(bytes: Array(source.utf8)) { figure in
      try figure.figure().tree.root.all.filter { $0.view == "Text" }.compactMap(\.label)
    }.flatMap { $0 }
  }

  @Test func numbersInKeysAreTheLocales() throws {
    #expect(
      try words(
        """
        let year = 2024, share = 3.5, size: CGFloat = 1234.5
        VStack {
          Text("\\(year)")
          Text("\\(share) \\(size)")
          Text("\\(-1234567) of \\(12)")
          Text("\\(1234.567, specifier: "%.1f") \\(7, specifier: "%03d") \\(100)%")
          Text(verbatim: "\\(year) \\(share)")
          Text("year " + "\\(year)")
          Text(String("\\(year)"))
        }
        """)
        == [
          "2,024", "3.500000 1,234.500000", "-1,234,567 of 12", "1,234.6 007 100%", "2024 3.5",
          "year 2024", "2024",
        ])
  }

  /// Unicode's rules (section 3.13 of the standard), as Core Foundation follows them: sigma has a
  /// form for the end of a word.
  @Test(arguments: [
    ("ΟΔΥΣΣΕΥΣ ΣΑΣ, Σ", "lowercase", "οδυσσευς σας, σ"),
    ("Σ. Α'Σ' ΑΣ́ ΑΣ1 ΑΣ·Β", "lowercase", "σ. α'ς' ας́ ας1 ασ·β"),
    ("İI", "lowercase", "i̇i"), ("straße ﬁn ΐ ŉ", "uppercase", "STRASSE FIN Ϊ́ ʼN"),
  ])
  func lettersInOneCase(_ text: String, _ textCase: String, _ shown: String) throws {
    #expect(try words("Text(\"\(text)\").textCase(.\(textCase))") == [shown])
  }

  /// As Foundation writes them.
  @Test func durations() throws {
    #expect(
      try words(
        """
        VStack {
          Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))
          Text("for \\(Duration.seconds(3661), format: .time(pattern: .hourMinuteSecond))")
          Text(Duration.milliseconds(5000).formatted())
          Text(Duration.seconds(5400).formatted(.time(pattern: .hourMinute)))
        }
        """) == ["1:30", "for 1:01:01", "0:00:05", "1:30"])
  }

  @Test func theTypeDecidesWhatALiteralIs() throws {
    #expect(
      try words(
        """
        struct Heading: View {
          var title: LocalizedStringKey
          var note: String
          var body: some View { VStack { Text(title); Text(note) } }
        }
        enum Kind {
          case fox
          var name: LocalizedStringKey { switch self { case .fox: "*fox* \\(1000)" } }
        }
        func line(_ key: LocalizedStringKey) -> Text { Text(key) }
        func plain(_ text: String) -> Text { Text(text) }
        let key: LocalizedStringKey = "**key** \\(1000)"
        let keys: [LocalizedStringKey] = ["*a*", "b"]
        let named: [String: LocalizedStringKey] = ["x": "*x* \\(1000)"]
        let rows: [(LocalizedStringKey, Int)] = [("*row*", 1)]
        struct Defaults: View {
          var key: LocalizedStringKey?
          var string: String?
          var body: some View { VStack { Text(key ?? "*none*"); Text(string ?? "*none*") } }
        }
        let string = "*string*"
        VStack {
          Heading(title: "**bold** \\(1000)", note: "**not** \\(1000)")
          Text(Kind.fox.name)
          line("*one* \\(1000)")
          plain("*one* \\(1000)")
          Text(key)
          Text(keys[0])
          Text(named["x"] ?? "*none*")
          Text(rows[0].0)
          Defaults()
          Text(string)
          Text(LocalizedStringKey(string))
          Text("a *key* with \\(string)")
          Text(true ? "*yes*" : "*no*")
          Text(String(localized: "*plain* \\(1000)"))
        }
        """)
        == [
          "bold 1,000", "**not** 1000", "fox 1,000", "one 1,000", "*one* 1000", "key 1,000", "a",
          "x 1,000", "row", "none", "*none*", "*string*", "string", "a key with *string*", "yes",
          "*plain* 1,000",
        ])
  }

  @Test func otherViewsTakeKeysToo() throws {
    #expect(
      try words(
        """
        VStack {
          Section("*a* \\(1000)") { Text(verbatim: "x") }
          LabeledContent("*b*", value: "*c*")
          LabeledContent("d", value: 0.5, format: .percent)
        }
        """) == ["a 1,000", "x", "b", "*c*", "d", "50%"])
  }

  @Test func markdownWithinALineAlone() throws {
    #expect(
      try words(
        """
        VStack {
          Text("# a\\n- b   c\\n\\n    d ")
          Text("1. [site](https://example.org) <https://example.org/x>")
          Text("a_b_c 2 * 3 * 4 \\\\*no\\\\* &amp; ![alt](x.png)")
          Text("> \\"**'quoted'**\\"")
        }
        """)
        == [
          "# a\n- b   c\n\n    d ", "1. site https://example.org/x",
          "a_b_c 2 * 3 * 4 *no* & alt", "> \"'quoted'\"",
        ])
  }

  /// The attributes of the runs of a single text, as they are drawn: face, colour and words.
  private func runs(_ source: String) throws -> [(run: GlyphRun, paint: Paint)] {
    try Fixture.figures(bytes: Array(source.utf8)) { figure in
      try figure.displayList(appearance: .light).items.compactMap { item in
        if case .text(let run, _, let paint) = item { (run, paint) } else { nil }
      }
    }.flatMap { $0 }
  }

  @Test func markdownIsSeen() throws {
    let runs = try runs(
      "Text(\"a **b** *c* `d` [e](https://example.org) f\").foregroundColor(.red)")
    let faces = runs.map { $0.run.face.outlines.identity }
    #expect(runs.map(\.run.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " f"])
    #expect(faces[0] == faces[2] && faces[0] == faces[7] && faces[0] == faces[8])
    #expect(faces[1] != faces[0] && faces[3] != faces[0] && faces[1] != faces[3])
    // A link is in the tint, whatever colour is asked for.
    #expect(runs[7].paint == .color(Color.accentColor.resolved(isDark: false)))
    #expect(runs[0].paint == .color(Color.red.resolved(isDark: false)))
    let tinted = try self.runs("Text(\"[e](https://example.org)\").tint(.green)")
    #expect(tinted[0].paint == .color(Color.green.resolved(isDark: false)))
  }

  @Test func textsInTextsKeepTheirAttributes() throws {
    let runs = try runs(
      """
      Text("**a** \\(Text("b").foregroundColor(.blue)) c").foregroundColor(.red)
      """)
    #expect(runs.map(\.run.string) == ["a", " ", "b", " c"])
    #expect(
      runs.map(\.paint)
        == [Color.red, .red, .blue, .red].map { .color($0.resolved(isDark: false)) })
  }

  @Test func attributedStrings() throws {
    let runs = try runs(
      """
      func label() -> Text {
        var text = AttributedString("one two")
        text += AttributedString(" three")
        text.foregroundColor = .red
        if let range = text.range(of: "two") {
          text[range].foregroundColor = .blue
          text[range].inlinePresentationIntent = .stronglyEmphasized
        }
        var more = AttributeContainer()
        more.kern = 2
        return Text(text.mergingAttributes(more.font(.title)))
      }
      label().foregroundColor(.green)
      """)
    #expect(runs.map(\.run.string) == ["one ", "two", " three"])
    #expect(
      runs.map(\.paint) == [Color.red, .blue, .red].map { .color($0.resolved(isDark: false)) })
    #expect(runs[1].run.face != runs[0].run.face)
    #expect(runs[0].run.size > 25)
    #expect(
      try words(
        """
        func read() throws -> AttributedString { try AttributedString(markdown: "a **b**\\nc") }
        VStack {
          Text((try? read()) ?? AttributedString("no"))
          Text(String(AttributedString("xyz").characters))
          Text(AttributedString(localized: "*d* \\(1000)"))
        }
        """) == ["a b c", "xyz", "d 1,000"])
  }

  @Test("A picture stands on the baseline: the line is as high as it needs") func pictures() throws
  {
    let folder = URL(fileURLWithPath: TestFiles.fixtures).appendingPathComponent("text")
    let source = """
      VStack {
        Text("\\(Image("leaf"))").id("alone")
        Text("a \\(Image("leaf")) b").id("between")
        Text("a  b").id("text")
      }
      """
    let frames = try Fixture.figures(bytes: Array(source.utf8), folder: folder) { figure in
      try figure.figure().tree.root.all
    }.flatMap { $0 }
    func width(_ id: String) -> CGFloat { frames.first { $0.id == id }?.frame.width ?? 0 }
    #expect(width("alone") == 18)
    #expect(abs(width("between") - width("text") - 18) <= 1)
    let high = try Fixture.figures(
      bytes: Array("Text(\"\\(Image(\"leaf\"))\").font(.system(size: 10))".utf8), folder: folder
    ) { try $0.figure().tree.root.frame.height }
    // 18 above the baseline, and the font's 494/2048 × 10 below, up to the half point.
    #expect(high == [20.5])
  }

  @Test(arguments: [
    ("Text(\"\\(true)\")", "String(describing:"),
    ("Text(\"\\([1, 2])\")", "no text of its own"),
    ("Text(\"\\(Color.red)\")", "'Color' cannot stand in a text"),
    ("let s = \"\\(Text(\"a\"))\"\nText(s)", "no place in a 'String'"),
    ("let s = \"a\"\nlet k: LocalizedStringKey = s\nText(k)", "'String' to 'LocalizedStringKey'"),
    ("Text(\"\\(2, specifier: \"%s\")\")", "does not fit"),
    ("Text(\"^[\\(2) otter](inflect: true)\")", "is not supported yet"),
    ("Text(\"\\(Image(\"leaf\").resizable())\")", "'resizable' cannot be drawn yet"),
    ("Text(try! AttributedString(markdown: \"- a\\n- b\"))", "more than one paragraph"),
    ("Text(\"\\(Image(systemName: \"A star\"))\")", "no symbol can have the name"),
    (
      "func a() -> Text { var a = AttributedString(\"a\"); a.font = .titel; return Text(a) }\na()",
      "'Font' has no member 'titel'"
    ),
    ("Text(3, format: .time(pattern: .minuteSecond))", "this style is for durations"),
    ("Text(\"\\(Duration.seconds(1e300).formatted())\")", "longer than ten thousand years"),
    ("Text(AttributedString(\"a\").fontt)", "did you mean 'font'?"),
    ("Text(AttributedString(\"a\").runz)", "did you mean 'runs'?"),
  ])
  func whatIsWrongIsSaid(_ source: String, _ words: String) throws {
    let problems = try Fixture.problems(source).joined()
    #expect(problems.contains(words), "\(source): \(problems)")
  }

  /// Foundation's own, on Linux as on Apple's systems.
  @Test func attributedStringsAreTakenApartAndPutTogether() throws {
    let frames = try Fixture.frames(
      of: """
        func changed() -> AttributedString {
          var text = AttributedString("one two three")
          if let range = text.range(of: "two ") { text.removeSubrange(range) }
          if let range = text.range(of: "three") {
            text.replaceSubrange(range, with: AttributedString("four"))
            text.insert(AttributedString("and "), at: range.lowerBound)
          }
          text.insert(AttributedString("<"), at: text.startIndex)
          text.insert(AttributedString(">"), at: text.endIndex)
          return text
        }
        func colored() -> AttributedString {
          var text = AttributedString("red and blue")
          if let range = text.range(of: "red") { text[range].foregroundColor = .red }
          if let range = text.range(of: "blue") { text[range].foregroundColor = .blue }
          return text
        }
        VStack {
          Text(changed())
          ForEach(0..<colored().runs.count, id: \\.self) { index in
            let run = colored().runs[index]
            Text(String(AttributedString(colored()[run.range]).characters))
              .padding(run.foregroundColor == nil ? 1 : 2)
          }
        }
        """)
    for part in ["“<one and four>”", "“red”", "“ and ”", "“blue”"] {
      #expect(frames.contains(part), "\(part): \(frames)")
    }
  }

  @Test func textsDoNotNestForEver() throws {
    let source = """
      func nested(_ count: Int) -> Text {
        var text = Text("a")
        for _ in 0..<count { text = Text("\\(text)b") }
        return text
      }
      nested(100000)
      """
    #expect(try Fixture.problems(source).joined().contains("64 levels"))
    #expect(try words(source.replacing("nested(100000)", with: "nested(3)")) == ["abbb"])
  }
}
