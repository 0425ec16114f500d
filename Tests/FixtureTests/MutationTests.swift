import Foundation
import Mutations
import Testing

/// Fixtures with words and signs changed at random: figures or diagnostics come of them, nothing
/// else. `Scripts/fuzz` does the same for as long as one likes.
@Suite struct MutationTests {
  /// `FRAMEWRIGHT_SEED` chooses other changes.
  private static let seed = Int(ProcessInfo.processInfo.environment["FRAMEWRIGHT_SEED"] ?? "") ?? 1
  private static let sources: [String] = {
    let wrong = ErrorFixture.all.map { "errors/\($0.name)" }
    return (Fixture.files + wrong).compactMap {
      try? String(contentsOfFile: "\(TestFiles.fixtures)/\($0)", encoding: .utf8)
    }
  }()
  private static let mutation = TokenMutation(seeds: sources)

  @Test(arguments: 0..<8)
  func changedFixturesGiveFiguresOrDiagnostics(part: Int) {
    let seed = Self.seed &* 1_000 &+ part
    print("FRAMEWRIGHT_SEED=\(Self.seed), part \(part)")
    var numbers = SeededNumbers(seed: seed)
    let anySource = AnySource(measurer: TestFonts.measurer)
    for _ in 0..<60 {
      guard let source = Self.sources.randomElement(using: &numbers) else { return }
      let changed = Self.mutation.mutated(source, using: &numbers)
      let failure = anySource.failure(of: Array(changed.utf8), asArticle: source.hasPrefix("# "))
      #expect(failure == nil, "seed \(seed):\n\(changed)")
    }
  }

  @Test func changesAreThoseOfTheSeed() {
    func changed(_ seed: Int) -> String {
      var numbers = SeededNumbers(seed: seed)
      return Self.mutation.mutated("VStack { Text(\"a\").padding(3) }", using: &numbers)
    }
    #expect(changed(7) == changed(7))
    #expect((0..<20).contains { changed($0) != changed(7) })
  }
}
