import Foundation
import Geometry
import Testing

/// Options with several values: a contact sheet.
@Suite(.serialized) struct VariantTests {
  private func prepared(_ options: String) throws -> (names: [String], problems: [String]) {
    let place = try Place()
    try place.write("a.swift", "// figure: \(options)\nText(\"Owls cannot move\")")
    let run = try place.run("frames", "a.swift", "--diagnostics", "short")
    let names = run.output.split(separator: "\n").filter { $0.contains("  (a.swift:") }
    return (
      names.map { String($0.prefix { $0 != ")" }) + ")" },
      run.errors.split(separator: "\n").map(String.init)
    )
  }

  @Test func everyCombinationIsACellInTheOrderOfTheOptions() throws {
    #expect(
      try prepared("widths=40|300, direction=ltr|rtl").names == [
        "a (40 wide, ltr)", "a (300 wide, ltr)", "a (40 wide, rtl)", "a (300 wide, rtl)",
      ])
  }

  @Test func aSheetIsOneFileAPage() throws {
    let place = try Place()
    try place.write("a.swift", "// figure: typeSize=large|xxxLarge\nText(\"Owls\")")
    try place.write("b.swift", "// figure: appearance=light|dark\nText(\"Owls\")")
    let run = try place.run("render", "a.swift", "b.swift", "-o", "out", "--format", "svg")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files("out") == ["a.svg", "a~dark.svg", "b.svg"])
    let svg = String(decoding: try place.bytes("out/a.svg"), as: UTF8.self)
    #expect(svg.contains("Variants of a SwiftUI layout: large; xxxLarge."), "\(svg.prefix(400))")
  }

  /// Cells do not meet, labels stand above them, and the canvas holds all.
  @Test func cellsStandApart() throws {
    let source = "// figure: widths=50|120, padding=0\nColor.red.frame(height: 30)"
    let list = try #require(
      try Fixture.figures(bytes: Array(source.utf8)) { try $0.displayList(appearance: .light) }
        .first)
    let red = list.items.compactMap { item -> CGRect? in
      guard case .group(let group) = item, case .fill(let path, _, _)? = group.items.first else {
        return nil
      }
      return path.boundingRect.applying(group.transform)
    }
    #expect(red.map(\.width) == [50, 120])
    #expect(red.map(\.height) == [30, 30])
    #expect(red[1].minX >= red[0].maxX + 20)
    #expect(red[0].minY > 10 && red[0].minY == red[1].minY)
    #expect(list.canvas.contains(red[0]) && list.canvas.contains(red[1]))
  }

  @Test(arguments: [
    ("widths=200|300, proposal=390x844", "'widths' and 'proposal' both give the width"),
    ("widths=200|200", "'200' is listed twice"), ("widths=200|wide", "'wide' is no width"),
    ("typeSize=large|huge", "'huge' is no typeSize"), ("direction=ltr|", "'' is no direction"),
    ("appearance=light|both", "'both' is no variant"),
    ("scale=1|2", "'1|2' is no scale"),
    ("widths=\((1...17).map(String.init).joined(separator: "|"))", "more than 16 values"),
    (
      "widths=1|2|3|4|5|6, typeSize=xSmall|small|medium|large|xLarge|xxLarge, direction=ltr|rtl",
      "72 variants; a sheet has room for 64"
    ),
  ])
  func whatContradictsIsRefused(options: String, words: String) throws {
    let problems = try prepared(options).problems
    #expect(problems.contains { $0.hasPrefix("a.swift:1:") && $0.contains(words) }, "\(problems)")
  }

  @Test func theCommandLineChoosesNoAppearanceOfASheetOfThem() throws {
    let place = try Place()
    try place.write("a.swift", "// figure: appearance=light|dark\nText(\"Owls\")")
    let run = try place.run("render", "a.swift", "-o", "out", "--appearance", "dark")
    #expect(run.status == 2)
    #expect(run.errors.contains("'--appearance' chooses one"))
    let frames = try place.run("render", "a.swift", "-o", "out", "--format", "frames")
    #expect(frames.status == 2)
    #expect(frames.errors.contains("'framewright frames' prints those of each variant"))
  }
}
