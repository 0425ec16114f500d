import Foundation
import Testing

/// `--set`: other values for constants of a fixture.
@Suite(.serialized) struct SettingTests {
  private static let source = """
    enum Size: String { case small, large }
    let columns = 3
    let width: CGFloat = 20
    let title = "Owls"
    let isOpen = false
    let edge: HorizontalAlignment = .leading
    let size: Size = .small
    let rows = [1, 2]
    let note: String? = nil
    var changing = 1
    let parts = columns * 2
    VStack(alignment: edge) {
      Text("\\(columns) \\(parts) \\(title) \\(isOpen ? "open" : "closed") \\(size.rawValue)")
        .frame(width: width * 10)
      Text("\\(rows.count) \\(note ?? "none")")
    }
    """

  private func frames(_ words: String...) throws -> Place.Run {
    let place = try Place()
    try place.write("a.swift", Self.source)
    return try place.run(["frames", "a.swift"] + words)
  }

  @Test(arguments: [
    ("columns=5", "5 10 Owls closed small"), ("title=\"Bats\"", "3 6 Bats closed small"),
    ("isOpen=true", "Owls open"), ("size=.large", "closed large"), ("size=Size.large", "large"),
    ("rows=[1, 2, 3]", "3 none"), ("note=\"hello\"", "2 hello"), ("columns=-2", "-2 -4"),
    ("width=15", "width"), ("width=15.5", "width"), ("edge=.trailing", "VStack"),
  ])
  func aValueReplacesTheConstants(setting: String, words: String) throws {
    let run = try frames("--set", setting)
    #expect(run.status == 0, "\(run.errors)")
    if words != "width" && words != "VStack" {
      #expect(run.output.contains(words), "\(run.output)")
    } else {
      #expect(try run.output != frames().output)
    }
  }

  @Test(arguments: [
    ("columns=2.5", "'--set columns=2.5': "), ("columns=many", "'many' is no literal of the type"),
    ("columns=3 + 4", "no literal of the type 'Int'"), ("title=3", "'--set title=3': "),
    ("title=Bats", "write it in quotes: '\"Bats\"'"), ("isOpen=1", "'--set isOpen=1': "),
    ("size=.lage", "did you mean 'large'?"), ("columns=nil", "'--set columns=nil': "),
    ("title=fatalError()", "no literal"), ("column=3", "did you mean 'columns'?"),
    ("changing=3", "no fixture has a constant 'changing'"), ("columns", "takes NAME=VALUE"),
    ("columns=", "takes NAME=VALUE"), ("title=\"a\\(1)\"", "no literal"),
  ])
  func whatDoesNotFitIsAnErrorOfTheCommandLine(setting: String, words: String) throws {
    let run = try frames("--set", setting)
    #expect(run.status == 64, "\(run.output)")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func severalValuesAndFixtures() throws {
    let place = try Place()
    try place.write("in/a.swift", Self.source)
    try place.write("in/b.swift", "Color.red")
    let run = try place.run(
      "render", "in", "-o", "out", "--format", "frames", "--set", "columns=5", "--set",
      "title=\"Bats\"")
    #expect(run.status == 0, "\(run.errors)")
    let json = String(decoding: try place.bytes("out/a.frames.json"), as: UTF8.self)
    #expect(json.contains("5 10 Bats"))
    #expect(try place.run("render", "in", "--set", "columns=5", "--set", "columns=6").status == 64)
  }
}
