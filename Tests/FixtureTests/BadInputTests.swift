import Foundation
import Testing

/// Whatever a fixture holds: a message that names it with its place, and no figure.
@Suite struct BadInputTests {
  // The type is written out: to find it takes the compiler too long.
  private static let wrong: [(String, String, String)] = [
    ("Text(\"a\").paddin()", "f.swift:1:11: error:", "did you mean 'padding'"),
    ("Txt(\"a\")", "f.swift:1:1: error:", "did you mean 'Text'"),
    ("VStack {\n  Text(\"a\")\n", "f.swift:", "expected '}'"),
    ("Text(\"a \\(Text(\"b\").bold())\")", "f.swift:1:6: error:", "join texts with '+'"),
    ("#Preview(traits: .bogus) { Text(\"a\") }", "f.swift", "is not supported"),
    ("Image(\"boat\")", "f.swift:1:7: error: there is no picture 'boat'", "PNG, JPEG or SVG"),
    (
      "Text(\"a\").font(.custom(\"Nowhere Sans\", size: 12))", "f.swift:1:24: error:",
      "no font has the family 'Nowhere Sans'"
    ),
    (
      "Text(\"a\")\n  .frame(width: -5)", "f.swift:2:17: error:", "'frame' cannot have the width -5"
    ),
    ("Color.red.frame(width: .infinity)", "f.swift:1:", "maxWidth: .infinity"),
    ("Color.red.frame(width: .nan)", "f.swift:1:", "nan"),
    ("Color.red.padding(.infinity)", "f.swift:1:", "inf"),
    ("", "f.swift", "figure"),
    ("let a = 1", "f.swift", "figure"),
    ("EmptyView()", "f.swift:1:1: error:", "the figure draws nothing"),
    ("Color.clear.frame(width: 10, height: 10)", "f.swift:1:1:", "the figure draws nothing"),
    ("Text(\"\u{10FFFD}\")", "f.swift:1:7: error:", "U+10FFFD"),
    ("// figure: padding=-3\nText(\"a\")", "f.swift:1:20: error:", "no padding"),
    ("// figure: scala=3\nText(\"a\")", "f.swift:1:12: error:", "did you mean 'scale'"),
    (
      "struct V: View {\n  var body: some View {\n    while true { }\n  }\n}", "f.swift:3:5:",
      "ForEach"
    ),
  ]

  @Test(arguments: BadInputTests.wrong)
  func isAnError(source: String, place: String, words: String) throws {
    let problems = try Fixture.problems(source).joined(separator: "\n")
    #expect(problems.contains(place), "\(problems)")
    #expect(problems.contains(words), "\(problems)")
  }

  @Test func anEndlessLoopEnds() throws {
    let source = """
      struct Endless: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var width: CGFloat = 0
          while true { width += 1 }
          return CGSize(width: width, height: 1)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Endless { Color.red }
      """
    let problems = try Fixture.problems(source).joined(separator: "\n")
    #expect(problems.contains("step"), "\(problems)")
  }

  @Test func aHundredThousandPaddingsAreTooMany() throws {
    let source = "Text(\"a\")" + String(repeating: ".padding(1)", count: 100_000)
    #expect(try !Fixture.problems(source).isEmpty)
  }

  @Test func deepBracketsAreTooMany() throws {
    let source =
      String(repeating: "VStack { ", count: 100_000) + "Color.red"
      + String(repeating: " }", count: 100_000)
    #expect(try !Fixture.problems(source).isEmpty)
  }

  @Test func aBinaryFileIsNoSource() throws {
    #expect(
      try Fixture.problems([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF]).joined().contains("offset"))
    #expect(try Fixture.problems([0x54, 0xFF, 0xFE]).joined().contains("offset"))
  }

  @Test func aLayoutThatAnswersNoSizeIsNamed() throws {
    let source = """
      struct Odd: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat.nan, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      VStack { Odd { Color.red }.id("odd") }
      """
    let problems = try Fixture.problems(source).joined(separator: "\n")
    #expect(problems.contains("Odd#odd"), "\(problems)")
  }

  @Test func picturesOutsideTheFolderAreOutOfReach() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "framewright-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8)
      .write(to: folder.appendingPathComponent("secret.svg"))
    try FileManager.default.createSymbolicLink(
      at: inner.appendingPathComponent("link.svg"),
      withDestinationURL: folder.appendingPathComponent("secret.svg"))
    for name in ["../secret.svg", "link", "\(folder.path)/secret.svg"] {
      let problems = try Fixture.problems("Image(\"\(name)\")", folder: inner).joined()
      #expect(problems.contains("outside the fixture's folder"), "\(name): \(problems)")
    }
  }
}
