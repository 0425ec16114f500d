import FigureLimits
import Foundation
import Testing

/// Whatever a fixture holds: a message that names it with its place, and no figure.
@Suite struct BadInputTests {
  // The type is written out: to find it takes the compiler too long.
  private static let wrong: [(String, String, String)] = [
    ("Text(\"a\").paddin()", "f.swift:1:11: error:", "did you mean 'padding'"),
    ("Txt(\"a\")", "f.swift:1:1: error:", "did you mean 'Text'"),
    ("VStack {\n  Text(\"a\")\n", "f.swift:", "expected '}'"),
    (
      "Text(verbatim: \"a \\(Text(\"b\").bold())\")", "f.swift:1:16: error:",
      "join texts with '+'"
    ),
    ("#Preview(traits: .bogus) { Text(\"a\") }", "f.swift", "is not supported"),
    ("Image(\"boat\")", "f.swift:1:7: error: there is no picture 'boat'", "PNG, JPEG or SVG"),
    (
      "Text(\"a\").font(.custom(\"Nowhere Sans\", size: 12))", "f.swift:1:24: error:",
      "no font has the name 'Nowhere Sans'"
    ),
    (
      "Text(\"a\")\n  .frame(width: -5)", "f.swift:2:17: error:", "'frame' cannot have the width -5"
    ),
    ("Color.red.frame(width: .infinity)", "f.swift:1:", "maxWidth: .infinity"),
    ("Color.red.frame(width: .nan)", "f.swift:1:", "nan"),
    ("Color.red.padding(.infinity)", "f.swift:1:", "inf"),
    ("", "f.swift", "figure"),
    (
      "Text(\"e\" + String(repeating: \"\\u{301}\", count: 200000))", "f.swift:1:1: error:",
      "a character with its marks has 400001 bytes: at most 4096"
    ),
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
    (
      "struct S: Shape { func path(in r: CGRect) -> Path { Path(r) } }\nS().inset(by: 3)",
      "f.swift:2:15: error:", "'inset' needs a shape that can be inset"
    ),
  ]

  @Test(arguments: BadInputTests.wrong)
  func isAnError(source: String, place: String, words: String) throws {
    let problems = try Fixture.problems(source).joined(separator: "\n")
    #expect(problems.contains(place), "\(problems)")
    #expect(problems.contains(words), "\(problems)")
  }

  /// Numbers that SwiftUI ignores with a warning: each an error at the number.
  private static let numbers: [(String, Int, String)] = [
    ("Spacer(minLength: .nan)", 19, "'Spacer' cannot have the minLength nan"),
    ("Spacer(minLength: -4)", 19, "minLength -4"),
    ("Color.red.layoutPriority(.nan)", 26, "'layoutPriority' cannot have the value nan"),
    ("LazyVGrid(columns: []) { Text(\"a\") }", 20, "needs columns, and there are none"),
    (
      "LinearGradient(gradient: Gradient(colors: []), startPoint: .top, endPoint: .bottom)", 43,
      "needs colors"
    ),
    ("LinearGradient(stops: [], startPoint: .top, endPoint: .bottom)", 23, "needs stops"),
    (
      "AngularGradient(stops: [.init(color: .red, location: .nan)], center: .top)", 54,
      "location nan"
    ),
    ("Color.red.cornerRadius(.nan)", 24, "radius nan"),
    ("RoundedRectangle(cornerRadius: -1)", 32, "cornerRadius -1"),
    ("UnevenRoundedRectangle(topLeadingRadius: -1)", 42, "topLeadingRadius -1"),
    ("Color.red.opacity(.nan)", 19, "nan"), ("Text(\"a\").opacity(.nan)", 19, "nan"),
    ("Text(\"a\").offset(x: .nan)", 21, "x nan"),
    ("Text(\"a\").rotationEffect(.degrees(.nan))", 35, "nan"),
    ("Text(\"a\").rotationEffect(.degrees(-.infinity))", 35, "-inf"),
    ("Text(\"a\").scaleEffect(.nan)", 23, "nan"), ("Text(\"a\").zIndex(.nan)", 18, "nan"),
    ("Color.red.aspectRatio(0, contentMode: .fit)", 23, "above zero"),
    ("Color.red.aspectRatio(-1, contentMode: .fit)", 23, "-1"),
    (
      "Color.red.aspectRatio(CGSize(width: 0, height: 1), contentMode: .fit)", 23, "above zero"
    ),
    ("Text(\"a\").lineSpacing(.nan)", 23, "nan"), ("Text(\"a\").kerning(.nan)", 19, "nan"),
    ("Text(\"a\").kerning(1e300)", 19, "at most 100000"),
    ("Text(\"a\").minimumScaleFactor(-1)", 30, "a share from 0 to 1"),
    ("Text(\"a\").font(.system(size: 0))", 30, "positive"),
    ("Text(\"a\").font(.system(size: 1e9))", 30, "at most 100000"),
    ("Text(\"a\").font(.custom(\"Inter\", size: -1))", 39, "size"),
    ("Circle().trim(from: .nan, to: 1)", 21, "from nan"),
    ("Circle().stroke(lineWidth: .nan)", 28, "lineWidth nan"),
    ("Circle().stroke(.red, lineWidth: -2)", 34, "lineWidth -2"),
    ("Circle().stroke(style: StrokeStyle(dash: [1, .nan]))", 42, "dash nan"),
    ("Circle().stroke(style: StrokeStyle(dash: [-1, 2]))", 42, "dash -1"),
    ("VStack(spacing: .nan) { Text(\"a\") }", 17, "'VStack' cannot have the spacing nan"),
    ("HStack(spacing: .infinity) { Text(\"a\") }", 17, "spacing inf"),
    ("Grid(horizontalSpacing: .nan) { Text(\"a\") }", 25, "horizontalSpacing nan"),
    (
      "VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { _ in .nan } }", 41,
      "value nan"
    ),
    (
      "HStack(alignment: .top) { Text(\"a\").alignmentGuide(.top) { $0.width / 0 } }", 37,
      "value inf"
    ),
    ("Text(\"a\").containerRelativeFrame(.horizontal) { _, _ in -1 }", 11, "length -1"),
    ("Text(\"a\").containerRelativeFrame(.horizontal, count: 0, spacing: 3)", 54, "count 0"),
    (
      "LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 10))]) { Text(\"a\") }", 62,
      "below the minimum 50"
    ),
    ("Text(\"a\").environment(\\.lineSpacing, .nan)", 38, "nan"),
    ("Color(red: .nan, green: 0, blue: 0)", 12, "red nan"),
  ]

  @Test(arguments: BadInputTests.numbers)
  func isRefusedAtTheNumber(source: String, column: Int, words: String) throws {
    let problems = try Fixture.problems(source).joined(separator: "\n")
    #expect(problems.contains("f.swift:1:\(column): error:"), "\(problems)")
    #expect(problems.contains(words), "\(problems)")
  }

  @Test(arguments: [
    "//figure: name=a", "// Figure: name=a", "/// figure: name=a", "//  figure: name=a",
    "// figure : name=a", "// figures: name=a",
  ])
  func misspeltOptionsAreRefused(comment: String) throws {
    let problems = try Fixture.problems("\(comment)\nText(\"a\")").joined(separator: "\n")
    #expect(problems.contains("f.swift:1:1: error:"), "\(problems)")
    #expect(problems.contains("write it as '// figure: name=value'"), "\(problems)")
  }

  @Test func proseAboutFiguresIsNoOption() throws {
    #expect(try Fixture.problems("// Figure: two owls\n// In this figure: x\nColor.red") == [])
  }

  @Test func limitsWithoutContradictionAreTaken() throws {
    let good = [
      "Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity)",
      "Color.red.frame(minWidth: 10, maxWidth: 10)", "Text(\"a\").layoutPriority(.infinity)",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 10, maximum: .infinity))]) { Text(\"a\") }",
      "Circle().stroke(lineWidth: 0).background(.red)", "Text(\"a\").lineLimit(nil)",
      "Text(\"a b\").lineLimit(0)", "Text(\"a b\").lineLimit(-1)",
      "Text(\"a\").aspectRatio(contentMode: .fit)", "Text(\"a\").padding(-3).offset(x: -4)",
    ]
    for source in good { #expect(try Fixture.problems(source) == [], "\(source)") }
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
    // On a slow machine all steps may take longer than the time there is.
    var limits = Limits()
    limits.steps = 1_000_000
    let problems = try Fixture.problems(source, limits: limits).joined(separator: "\n")
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
      let source = "VStack {\n  Image(\"\(name)\")\n}"
      let problems = try Fixture.problems(source, folder: inner).joined()
      #expect(problems.contains("f.swift:2:9: error:"), "\(problems)")
      #expect(problems.contains("outside the fixture's folder"), "\(name): \(problems)")
    }
  }
}
