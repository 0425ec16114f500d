import Drawing
import Foundation
import Geometry
import SVGExport
import SecondOpinion
import Testing

@Suite struct SVGTests {
  private func text(_ list: DisplayList) throws -> String {
    String(decoding: try SVGWriter.svg(list), as: UTF8.self)
  }

  @Test func aFigureIsWrittenAsExpected() throws {
    let list = DisplayList(
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 10, height: 5)), .color(Samples.black), .nonZero)
      ],
      canvas: CGRect(x: -1, y: -2.5, width: 12, height: 10), title: "Box", summary: "A box.")
    #expect(
      try text(list) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="10" viewBox="-1 -2.5 12 10" \
        role="img">
        <title>Box</title>
        <desc>A box.</desc>
        <path fill="#000" d="M0 0h10v5h-10z"/>
        </svg>

        """)
  }

  @Test func wordsAreEscaped() throws {
    var list = Samples.list([])
    list.title = "a < b && \"c\"\u{0}\u{1B}\u{FFFF}"
    list.summary = "two\n\nlines\tand\r\na tab ]]>"
    let svg = try text(list)
    #expect(
      svg.contains("<title>a &lt; b &amp;&amp; &quot;c&quot;\u{FFFD}\u{FFFD}\u{FFFD}</title>"))
    #expect(svg.contains("<desc>two&#10;&#10;lines&#9;and&#13;&#10;a tab ]]&gt;</desc>"))
    // librsvg parses strictly: it refuses what is no XML.
    _ = try Librsvg.bitmap(Array(svg.utf8), width: 10, height: 10)
  }

  @Test(arguments: Samples.all)
  func filesHoldNothingThatAPageCouldTripOver(sample: Samples.Sample) throws {
    let svg = try text(sample.list)
    #expect(!svg.contains("\n\n"), "a blank line ends inline SVG in Markdown")
    for word in ["<style", " style=", " class=", "<script", "currentColor", "xlink:"] {
      #expect(!svg.contains(word))
    }
    #expect(svg.contains("role=\"img\""))
  }

  /// The ids that a file defines, and those that it refers to.
  private func ids(_ svg: String) -> (defined: [Substring], used: Set<Substring>) {
    let defined = svg.matches(of: /\ id="([^"]+)"/).map(\.output.1)
    let used = svg.matches(of: /(?:href="#|url\(#)([a-z0-9]+)/).map(\.output.1)
    return (defined, Set(used))
  }

  @Test(arguments: Samples.all)
  func referencesAndIdsMatch(sample: Samples.Sample) throws {
    let (defined, used) = ids(try text(sample.list))
    #expect(Set(defined) == used)
    #expect(Set(defined).count == defined.count)
    #expect(defined.allSatisfy { $0.first?.isLetter == true })
  }

  @Test func differentFiguresHaveDifferentIds() throws {
    var seen: [Substring: String] = [:]
    for sample in Samples.all {
      let svg = try text(sample.list)
      for id in ids(svg).defined {
        #expect(seen[id] == nil || seen[id] == svg, "\(sample.name) shares \(id)")
        seen[id] = svg
      }
    }
    #expect(seen.count > 40)
    // A word of the description is enough of a difference.
    guard var list = Samples.texts.first?.list else { return }
    let first = Set(ids(try text(list)).defined)
    list.summary = "Another figure."
    #expect(first.isDisjoint(with: ids(try text(list)).defined))
  }

  @Test func aGlyphIsDefinedOnce() throws {
    let run = BlockGlyphs.run([1, 2, 1, 2, 1, 0, 1])
    let svg = try text(
      Samples.list([
        .text(run, at: .zero, .color(Samples.black)),
        .text(run, at: CGPoint(x: 0, y: 20), .color(Samples.teal)),
      ]))
    #expect(ids(svg).defined.count == 2)
    #expect(svg.matches(of: /<use\ /).count == 12)
  }

  @Test func outlinesDoNotDrift() throws {
    // A thousand steps of a third of a point: rounded step by step they would end at 333.
    var path = Path()
    path.move(to: .zero)
    for step in 1...1_000 { path.addLine(to: CGPoint(x: Double(step) / 3, y: Double(step % 2))) }
    let list = DisplayList(
      items: [.stroke(path, .color(Samples.black), StrokeStyle())],
      canvas: CGRect(x: 0, y: 0, width: 400, height: 10))
    let svg = try text(list)
    let data = try #require(svg.firstMatch(of: /d="M0 0l([^"]+)"/)?.output.1)
    let numbers = data.matches(of: /-?\d*\.?\d+/).compactMap { Double($0.output) }
    let end = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }.reduce(0, +)
    #expect(numbers.count == 2_000)
    #expect(abs(end - 1_000.0 / 3) < 0.001)
  }
}
