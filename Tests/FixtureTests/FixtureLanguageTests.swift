import Figures
import Fixtures
import Foundation
import Testing

/// Code as articles write it, whose layout uses what the code says.
@Suite struct FixtureLanguageTests {
  private func frames(_ source: String) throws -> String {
    try Fixture.frames(of: source)
  }

  private func problems(_ source: String) throws -> String {
    try Fixture.problems(source).joined(separator: "\n")
  }

  /// Spacers and dividers in a layout of one's own lie along the axis that it says it stacks along.
  @Test(arguments: [
    (".vertical", "Spacer  5, 10  0 × 7", "Divider  0, 17  10 × 0.5"),
    (".horizontal", "Spacer  1.5, 10  7 × 0", "Divider  4.75, 10  0.5 × 10"),
  ])
  func layoutProperties(_ axis: String, _ spacer: String, _ divider: String) throws {
    let figure = try frames(
      """
      struct Column: Layout {
        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = \(axis)
          return properties
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 10, height: 40) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var y = bounds.minY
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(
              at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
            y += size.height
          }
        }
      }
      Column { Color.red; Spacer(minLength: 7); Divider() }
      """)
    #expect(figure.contains(spacer), "\(figure)")
    #expect(figure.contains(divider), "\(figure)")
  }

  /// Documentation prints the body of a view alone.
  @Test func aBodyWithoutItsView() throws {
    let figure = try frames("var body: some View {\n  Color.red.frame(width: 3, height: 4)\n}")
    #expect(figure.hasPrefix("frame  0, 0  3 × 4"), "\(figure)")
    #expect(
      try problems("struct Row: View {\n  var n: Int\n  var body: some View { Color.red }\n}")
        .contains("add '#Preview { Row(…) }'"))
  }

  /// UIKit's colours by their names, where SwiftUI's own has none.
  @Test func colorsOfUIKit() throws {
    let figure = try frames(
      "Color(.systemGray6.withAlphaComponent(0.5)).frame(width: 2, height: 2)\n"
        + "Text(verbatim: \"\").background(Color(uiColor: .secondaryLabel))")
    #expect(figure.contains("Color  0, 0  2 × 2"))
    #expect(try problems("Color(.systemGrey6)").contains("systemGray6"))
  }

  /// Some of a container's subviews, by a range or a function of the library, are subviews too.
  @Test func someSubviews() throws {
    let figure = try frames(
      """
      struct Sum: Layout {
        func total(_ subviews: Subviews) -> CGFloat {
          subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let first: LayoutSubviews = subviews[..<1]
          let same = subviews[0].dimensions(in: .zero) == subviews[0].dimensions(in: .zero)
          return CGSize(
            width: total(subviews[[0, 1]]) + total(subviews[2...]) + total(subviews.dropFirst()),
            height: total(first) + (same ? 1 : 0))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Sum { ForEach(1..<4) { Color.red.frame(width: CGFloat($0), height: 1) } }
      """)
    #expect(figure.hasPrefix("Sum  0, 0  11 × 2"), "\(figure)")
  }

  /// A guide of each axis by the overload for it; where there is none, the subviews' own.
  @Test func explicitAlignment() throws {
    let sizes = """
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 50, height: 40)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      """
    func guide(_ axis: String, _ value: String) -> String {
      """
      func explicitAlignment(
        of guide: \(axis)Alignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { \(value) }
      """
    }
    let both = try frames(
      "struct G: Layout {\n\(sizes)\n\(guide("Horizontal", "7"))\n\(guide("Vertical", "21"))\n}\n"
        + "HStack(alignment: .top, spacing: 0) { G {}; Color.red.frame(width: 5, height: 60) }")
    #expect(both.hasPrefix("HStack  0, 0  55 × 81"), "\(both)")
    let one = try frames(
      "struct P: Layout {\n\(sizes)\n"
        + guide("Vertical", "guide == .firstTextBaseline ? 5 : bounds.height + 7")
        + "\n}\nVStack(alignment: .leading, spacing: 0) { P {}; Color.red.frame(width: 20, height: 5) }"
    )
    #expect(one.hasPrefix("VStack  0, 0  50 × 45"), "\(one)")
  }

  @Test func layoutValues() throws {
    let figure = try frames(
      """
      struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      extension View {
        func weight(_ value: CGFloat) -> some View { layoutValue(key: Weight.self, value: value) }
      }
      struct Row: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let total = subviews.map { $0[Weight.self] }.reduce(0, +)
          var x = bounds.minX
          for subview in subviews {
            let width = bounds.width * subview[Weight.self] / total
            subview.place(
              at: CGPoint(x: x, y: bounds.minY),
              proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
          }
        }
      }
      Row { Color.red; Color.blue.weight(2); Color.green.layoutValue(key: Weight.self, value: 3) }
        .frame(width: 60, height: 10)
      """)
    #expect(figure.contains("Color  0, 0  10 × 10"), "\(figure)")
    #expect(figure.contains("Color  10, 0  20 × 10"), "\(figure)")
    #expect(figure.contains("Color  30, 0  30 × 10"), "\(figure)")
  }

  @Test func alignmentsOfTheFixture() throws {
    let figure = try frames(
      """
      enum Third: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 3 }
      }
      extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }
      HStack(alignment: .third, spacing: 0) {
        Color.red.frame(width: 10, height: 30)
        Color.blue.frame(width: 10, height: 9).alignmentGuide(.third) { $0[.bottom] }
      }
      """)
    #expect(figure.contains("Color  10, 1  10 × 9"), "\(figure)")
  }

  @Test func environmentOfTheFixture() throws {
    let figure = try frames(
      """
      private struct GapKey: EnvironmentKey { static let defaultValue: CGFloat = 4 }
      extension EnvironmentValues {
        var gap: CGFloat { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
        @Entry var side: CGFloat = 7
      }
      struct Pair: View {
        @Environment(\\.gap) private var gap
        @Environment(\\.side) var side
        var body: some View {
          HStack(spacing: gap) {
            Color.red.frame(width: side, height: 5)
            Color.blue.frame(width: 1, height: 5)
          }
        }
      }
      VStack {
        Pair()
        Pair().environment(\\.gap, 20)
        Pair().environment(\\.side, 30)
      }
      """)
    for size in ["Pair  11.5, 0  12 × 5", "28 × 5", "35 × 5"] {
      #expect(figure.contains(size), "\(figure)")
    }
  }

  /// Sources, and a line of their frames.
  @Test(arguments: [
    (
      "let sizes = [CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)]\n"
        + "Color.red.frame(width: sizes.map(\\.width).reduce(0, +), height: 5)", "4 × 5"
    ),
    (
      "Color.red.frame(width: 10, height: 10)"
        + ".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", "16 × 14"
    ),
    ("SwiftUI.Color.red.frame(width: 3, height: 3)", "3 × 3"),
    ("let color: SwiftUI.Color = .red\ncolor.frame(width: 3, height: 3)", "3 × 3"),
    (
      "class Box { var n = 1 }\nfunc f() -> CGFloat { let b = Box(); let c = b; c.n = 5; "
        + "return CGFloat(b.n) }\nColor.red.frame(width: f(), height: 2)", "5 × 2"
    ),
    (
      "#if os(iOS)\nlet w: CGFloat = 9\n#else\nlet w: CGFloat = 1\n#endif\n"
        + "Color.red.frame(width: w, height: 1)", "9 × 1"
    ),
    ("#Preview(traits: .landscapeLeft) { Color.red }", "844 × 390"),
    (
      "struct B: View { @Binding var w: CGFloat; var body: some View "
        + "{ Color.red.frame(width: w, height: 1) } }\nB(w: .constant(6))", "6 × 1"
    ),
    (
      "struct B: View { @Binding var w: CGFloat; var body: some View "
        + "{ Color.red.frame(width: w, height: 1) } }\nstruct A: View { @State private var w: "
        + "CGFloat = 8; var body: some View { B(w: $w) } }\nA()", "8 × 1"
    ),
    (
      "enum P: String, CaseIterable { case a, b; static var first: P { allCases[0] } }\n"
        + "Text(P.first.rawValue + String(format: \"%02d %%\", 7))", "Text “a07 %”"
    ),
    (
      "struct I: Identifiable { let id = UUID(); var w: CGFloat }\nlet all = [I(w: 3), I(w: 4)]\n"
        + "HStack(spacing: 0) { ForEach(all) { Color.red.frame(width: $0.w, height: 1) } }", "7 × 1"
    ),
    ("Text(\"a\").onTapGesture { }.animation(.default, value: 3).accessibilityLabel(\"x\")", "“a”"),
    (
      "Color.red.frame(width: 9, height: 9).background(in: .rect(cornerRadius: 3))", "9 × 9"
    ),
  ])
  func forms(_ source: String, _ words: String) throws {
    let figure = try frames(source)
    #expect(figure.contains(words), "\(figure)")
  }

  /// Sources, and where and what is told.
  @Test(arguments: [
    ("import Charts\nText(\"a\")", "f.swift:1:8: error: the module 'Charts'"),
    (
      "@Bogus struct V: View { var body: some View { Text(\"a\") } }", "f.swift:1:1: error: unknown"
    ),
    ("struct V: View { @Sate var n = 1; var body: some View { Text(\"a\") } }", "1:18"),
    ("struct S { let a = 1; let a = 2 }\nText(\"a\")", "1:27: error: invalid redeclaration of 'a'"),
    ("func f() {}\nfunc f() {}\nText(\"a\")", "2:6: error: invalid redeclaration of 'f'"),
    (
      "func f() -> Int { let x = 1; let x = 2; return x }\nText(\"\\(f())\")",
      "1:34: error: invalid redeclaration of 'x'"
    ),
    ("Text(\"\\(5 / 0)\")", "division by zero"),
    (
      "func f() -> Double { let i = 3; let d = 2.5; return d * i }\nText(\"\\(f())\")",
      "1:55: error: '*' cannot be applied to an 'Int' and a 'Double'"
    ),
    ("#Preview(\"x\", foo: 1) { Text(\"a\") }", "1:15: error: a '#Preview' has no argument 'foo'"),
    ("#Preview(traits: .nowhere) { Text(\"a\") }", "1:18: error: this trait"),
    ("Text(\"a\").frame(widht: 3)", "1:17: error:"),
    ("Button(\"a\", colour: 1) {}", "1:13: error:"),
    ("Button {} label: { Nothing() }", "1:20: error: cannot find 'Nothing'"),
    ("Button(\"a\") {}.buttonStyle(.fancy)", "1:29: error:"),
    ("ColorPicker()", "1:1: error: 'ColorPicker' is not supported yet"),
    ("Text(\"a\").badge(1)", "1:11: error: 'badge' is not supported yet"),
    ("3", "f.swift:1:1: error:"),
    ("struct V: View { var x = 3 }\nV()", "1:8: error: 'V' does not conform to 'View'"),
    (
      "struct L: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, "
        + "cache: inout ()) -> CGSize { .zero } }\nL { Text(\"a\") }",
      "1:8: error: 'L' does not conform to 'Layout': it has no 'placeSubviews'"
    ),
    (
      "struct L: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, "
        + "cache: inout ()) -> CGSize { 3 }\nfunc placeSubviews(in b: CGRect, proposal: "
        + "ProposedViewSize, subviews: Subviews, cache: inout ()) {} }\nL { Text(\"a\") }",
      "1:25: error: cannot convert a value of type 'Int' to 'CGSize'"
    ),
  ])
  func refusals(_ source: String, _ words: String) throws {
    let told = try problems(source)
    #expect(told.contains(words), "\(told)")
  }

  @Test func optionalsInText() throws {
    let figure = try frames(
      "func f() -> String { let n: Int? = 5; return \"\\(n) \\(n ?? 1)\" }\nText(f())")
    #expect(figure.contains("“Optional(5) 5”"), "\(figure)")
  }

  @Test func longLinesAreCut() throws {
    let told = try problems(
      "Text(\"a\")" + String(repeating: ".padding(1)", count: 500) + ".paddin(2)"
        + String(repeating: ".padding(1)", count: 500))
    #expect(told.split(separator: "\n").allSatisfy { $0.count < 300 }, "\(told.prefix(400))")
    #expect(told.contains("^~~~~~"))
  }
}
