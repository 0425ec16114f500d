import Catalog
import Foundation
import SwiftUICatalog
import Testing

/// Modifiers and shapes by rules that Apple's documentation gives, computed by hand.
@Suite struct FurtherModifierTests {
  private func frames(_ source: String) throws -> String { try Fixture.frames(of: source) }

  /// A row is as high as its content and padding, and at least so high
  /// (`EnvironmentValues.defaultMinListRowHeight`: the default least height of a row).
  @Test func leastHeightOfRows() throws {
    func second(_ height: CGFloat) throws -> String {
      let frames = try frames(
        """
        List { Color.red.frame(height: 10).id("a"); Color.red.frame(height: 10).id("b") }
        .environment(\\.defaultMinListRowHeight, \(height))
        """)
      let tops = frames.split(separator: "\n").filter { $0.contains("frame #") }.compactMap {
        $0.split(separator: ",").dropFirst().first?.split(separator: " ").first
      }.compactMap { Double($0) }
      try #require(tops.count == 2, "\(frames)")
      return "\(tops[1] - tops[0])"
    }
    #expect(try second(10) == "40.0")
    #expect(try second(70) == "70.0")
  }

  /// Insets at some edges leave the others to the list: a row of 90 takes 4 above and below.
  @Test func insetsAtSomeEdges() throws {
    let frames = try frames(
      """
      List {
        Color.red.frame(height: 90).listRowInsets(.vertical, 4).id("a")
        Color.red.frame(height: 90).listRowInsets(.leading, 3).id("b")
      }
      """)
    let lines = frames.split(separator: "\n").filter { $0.contains("frame #") }
    #expect(lines.first?.contains("32, 39  326 × 90") == true, "\(frames)")
    #expect(lines.last?.contains("19, 148  339 × 90") == true, "\(frames)")
  }

  /// A background is proposed the cell: 358 × 56 behind a text, as far as the card's corners.
  @Test func backgroundsOfRows() throws {
    let frames = try frames(
      """
      List {
        Text("a").listRowBackground(Rectangle().fill(.red).id("fill"))
        Text("b")
        Text("c").listRowBackground(Color.clear.frame(width: 20, height: 10).id("small"))
      }
      """)
    #expect(frames.contains("#fill  16, 35  358 × 56"), "\(frames)")
    // Smaller than the third cell, which begins at 147: in its middle.
    #expect(frames.contains("#small  185, 170  20 × 10"), "\(frames)")
  }

  /// A custom layout that measures again and again comes to the limit of steps soon.
  @Test func measuringCountsAsSteps() {
    for name in ["sizeThatFits", "dimensions"] {
      let entries = Vocabulary.swiftUI.overloads(of: name, in: "LayoutSubview")
      #expect(!entries.isEmpty && entries.allSatisfy { $0.steps == 25 }, "\(name)")
    }
  }

  @Test func spacingOfSections() throws {
    func distance(_ spacing: String) throws -> Double {
      let frames = try frames(
        """
        List {
          Section { Color.red.frame(height: 90).id("a") }
          Section { Color.red.frame(height: 90).id("b") }
        }
        .listSectionSpacing(\(spacing))
        """)
      let tops = frames.split(separator: "\n").filter { $0.contains("frame #") }.compactMap {
        $0.split(separator: ",").dropFirst().first?.split(separator: " ").first
      }.compactMap { Double($0) }
      try #require(tops.count == 2, "\(frames)")
      return tops[1] - tops[0]
    }
    #expect(try distance(".custom(7)") == 127)
    #expect(try distance("7") == 127)
    #expect(try distance(".default") == 155)
    let compact = try Fixture.problems("List { Text(\"a\") }.listSectionSpacing(.compact)")
    #expect(compact.first?.contains("'.compact' sets sections is not known") == true)
  }

  /// `View.dynamicTypeSize(_:)` with a range: sizes outside are the nearest in it.
  @Test(arguments: [
    ("...DynamicTypeSize.small", ".small"), ("..<DynamicTypeSize.small", ".xSmall"),
    (".xxLarge...", ".xxLarge"), (".xLarge ... .xxxLarge", ".xLarge"),
    ("DynamicTypeSize.xSmall ... .xxLarge", ".large"), ("(.medium)...", ".large"),
  ])
  func rangesOfTextSizes(_ range: String, _ size: String) throws {
    #expect(
      try frames("Text(\"Text\").dynamicTypeSize(\(range))")
        == frames("Text(\"Text\").dynamicTypeSize(\(size))"))
  }

  @Test func spacesOfScrollViews() throws {
    let frames = try frames(
      """
      ScrollView {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .scrollView)
          let bounds = proxy.bounds(of: .scrollView(axis: .vertical))
          Text("\\(frame.minY) \\(bounds!.height) \\(bounds!.minY)")
          Text(proxy.bounds(of: .scrollView(axis: .horizontal)) == nil ? "none" : "some")
        }
      }
      .padding(.top, 5)
      .frame(width: 300, height: 105)
      """)
    #expect(frames.contains("“38.000000 100.000000 -38.000000”"), "\(frames)")
    #expect(frames.contains("“none”"), "\(frames)")
  }

  @Test(arguments: [
    "RoundedRectangle(cornerRadius: .infinity)",
    "Color.red.clipShape(.rect(cornerRadius: .infinity))",
    "Color.red.clipShape(.rect(cornerSize: CGSize(width: 3, height: 4)))",
    "Color.red.clipShape(.rect(cornerRadii: .init(topLeading: 3)))",
    "Color.red.clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))",
    "Color.red.overlay(.red, in: Circle(), fillStyle: FillStyle(eoFill: true))",
    "Color.red.background(.red, in: .rect, fillStyle: FillStyle(eoFill: true))",
    "Color.red.background(ignoresSafeAreaEdges: .top)", "Color.red.background()",
    "LazyVGrid(columns: .init(repeating: GridItem(), count: 3)) { Text(\"a\") }",
    "Text(\"a\").modifier(EmptyModifier())", "Text(\"a\").modifier(EmptyModifier.identity)",
    "EquatableView(content: Text(\"a\"))", "Text(\"a\").equatable()",
    "GroupBox(label: Text(\"a\")) { Text(\"b\") }", "Form { Text(\"a\") }.formStyle(.grouped)",
    "List([1, 2], id: \\.self, selection: .constant(nil)) { Text(\"\\($0)\") }",
    "List(selection: .constant(1)) { Text(\"a\") }",
    "Group(subviews: Text(\"a\")) { $0 }", "ForEach(subviews: Text(\"a\")) { $0 }",
    "Button(\"a\", systemImage: \"star\") {}", "Menu(\"a\", systemImage: \"star\") {}",
    "Toggle(\"a\", systemImage: \"star\", isOn: .constant(true))",
    "TabView { Tab(\"a\", systemImage: \"star\") { Text(\"b\") } }",
    "Text(Color.blue.description)", "VStack(content: Divider.init).frame(width: 9)",
    "Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))",
    "ScrollView { Text(\"a\") }.scrollTargetBehavior(.paging)", "Text(\"a\").geometryGroup()",
    "Text(\"a\").accessibilityInputLabels([\"b\"])",
    "Text(\"a\").phaseAnimator([0, 1]) { view, phase in view.opacity(1 - Double(phase) / 2) }",
  ])
  func accepted(_ source: String) throws {
    let problems = try Fixture.problems(source)
    #expect(problems.isEmpty, "\(problems)")
  }

  /// Bars of 13 points: 6.3 for each character, rounded to half a point, three lines of 15, 15 and 10
  /// characters in 100; a symbol is 15 × 15 (iamcgn/swiftui-web, redacted/placeholder and
  /// redacted/widths).
  @Test(arguments: [
    ("Text(\"a b c d e\")", "“a b c d e”  0, 0  56.5 × 16"),
    ("Text(\"x\")", "“x”  0, 0  6.5 × 16"),
    (
      "Text(\"0123456789012345678901234567890123456789\").frame(width: 100)", "0, 0  100 × 47"
    ),
    ("Image(systemName: \"gear\")", "“gear”  0, 0  15 × 15"),
    ("Text(\"a b c d e\").unredacted()", "1 line"),
    ("Text(\"a b c d e\").privacySensitive()", "1 line"),
  ])
  func placeholders(_ view: String, _ frame: String) throws {
    let frames = try frames(
      "VStack { \(view) }.font(.system(size: 13)).redacted(reason: .placeholder)")
    #expect(frames.contains(frame), "\(frames)")
  }

  /// A container hands out every view that its content stands for, whatever groups and loops they
  /// stand in, and none for what is empty (Apple, documentation of Group(subviews:transform:)).
  @Test func subviewsAreCounted() throws {
    let frames = try frames(
      """
      Group(subviews: Group {
        Text("a")
        EmptyView()
        ForEach(0..<3) { Text("\\($0)") }
        if false { Text("b") }
        Group { Text("c"); Text("d") }.padding()
      }) { subviews in
        Text(verbatim: "count \\(subviews.count)")
      }
      """)
    #expect(frames.contains("count 6"), "\(frames)")
  }

  /// What is set outside of a subview reaches it where the container puts it: a line that stands in
  /// an `HStack` is upright.
  @Test func subviewsAreMadeWhereTheyArePut() throws {
    let frames = try frames(
      """
      Group(subviews: Divider()) { subviews in
        HStack { Color.red; subviews[0] }
      }
      .frame(width: 100, height: 40)
      """)
    #expect(frames.contains("Divider  99.5, 0  0.5 × 40"), "\(frames)")
  }

  @Test(arguments: [
    ("Group(sections: Text(\"a\")) { $0 }", "'Group(sections:)' is not supported yet"),
    ("ForEach(sections: Text(\"a\")) { $0 }", "'ForEach(sections:)' is not supported yet"),
    ("Circle().union(Rectangle())", "'union' of shapes is not supported yet"),
    ("Circle().path(in: .zero).strokedPath(StrokeStyle())", "'strokedPath' is not supported yet"),
    ("ConcentricRectangle()", "'ConcentricRectangle' is not supported yet"),
    ("TupleView((Text(\"a\"), Text(\"b\")))", "'TupleView' is not supported yet"),
    ("Text(\"a\").font(.body.smallCaps())", "'smallCaps' is not supported yet"),
    (
      "Text(Date(timeIntervalSince1970: 0), style: .relative)",
      "'.relative' counts from the present moment"
    ),
    (
      "let a = Date(timeIntervalSince1970: 0)\nText(timerInterval: a...a, countsDown: false)",
      "'Text(timerInterval:)' counts from the present moment"
    ),
    ("Form { Text(\"a\") }.formStyle(.columns)", "a form in columns is not supported yet"),
    (
      "List { Text(\"a\") }.environment(\\.defaultMinListHeaderHeight, 10)",
      "'defaultMinListHeaderHeight' is not supported yet"
    ),
  ])
  func refusedByName(_ source: String, _ words: String) throws {
    let problems = try Fixture.problems(source)
    #expect(problems.first?.contains(words) == true, "\(problems)")
  }
}
