import FigureLimits
import Foundation
import Testing

/// Limits as the tool sets and names them.
@Suite(.serialized) struct LimitOptionTests {
  private static let endless = """
    struct Endless: View {
      var body: some View { Text("\\(count())") }
      func count() -> Int {
        var n = 0
        while n >= 0 { n += 1 }
        return n
      }
    }
    """

  @Test func aLimitIsSetByName() throws {
    let place = try Place()
    try place.write("a.swift", Self.endless)
    let run = try place.run("render", "a.swift", "-o", "out", "--limit", "steps=1_000")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.swift:5:5: error: the figure takes more than 1000 steps"))
    #expect(run.errors.contains("or allow more with '--limit steps=N'"))
  }

  /// It counts seconds, so that a source that keeps within all else is stopped too.
  @Test func timeIsALimit() throws {
    let place = try Place()
    try place.write("a.swift", Self.endless)
    let run = try place.run(
      "render", "a.swift", "-o", "out", "--limit", "steps=1000000000", "--limit", "seconds=1")
    #expect(run.status == 2)
    #expect(run.errors.contains("the figure takes longer than 1 s on this machine"))
    #expect(run.errors.contains("allow more with '--limit seconds=N'"))
  }

  @Test(arguments: [
    ("step=3", "there is no limit 'step'\nhelp: did you mean 'steps'?"),
    ("wings=3", "help: the limits are source, steps,"),
    ("steps=0", "the limit 'steps' is a number from 1 to 1000000000000, not '0'"),
    ("depth=5000", "the limit 'depth' is a number from 1 to 4000, not '5000'"),
    ("steps", "the limit 'steps' is a number from 1"), ("steps=many", "not 'many'"),
  ])
  func whatIsNoLimitIsRefused(text: String, words: String) throws {
    let run = try Place().run("render", "a.swift", "--limit", text)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func helpListsEveryLimit() throws {
    for command in ["render", "frames", "explain"] {
      let help = try Place().run(command, "--help").output
      for limit in Limit.all {
        #expect(help.contains("  \(limit.name)=\(limit.usual) "), "\(command): \(limit.name)")
      }
    }
    #expect(!(try Place().run("fonts", "--help").output.contains("limits:")))
  }

  /// Every limit has a property of its own, within its bounds, and a message with its number.
  @Test func namesAndMessages() throws {
    for limit in Limit.all {
      #expect(limit.range.contains(limit.usual), "\(limit.name)")
      var limits = Limits()
      try limits.set("\(limit.name)=7")
      #expect(limit.value(in: limits) == 7)
      #expect(limit.message(limits).contains("7"))
      #expect(limit.hint(limits)?.contains("'--limit \(limit.name)=N'") == true)
      for other in Limit.all where other.name != limit.name {
        #expect(other.value(in: limits) == other.usual, "\(limit.name) sets \(other.name)")
      }
    }
    #expect(Set(Limit.all.map(\.name)).count == Mirror(reflecting: Limits()).children.count)
  }
}
