import FigureLimits
import Fixtures
import Interpreter

extension Limits {
  /// The usual limits, and those that `--limit` sets.
  init(_ arguments: Arguments) throws {
    self.init()
    for text in arguments.values("limit") {
      do {
        try set(text)
      } catch LimitProblem.unknown(let name) {
        let names = Limit.all.map(\.name)
        throw UsageError(
          "there is no limit '\(name)'",
          hint: nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
            ?? "the limits are \(names.joined(separator: ", "))")
      } catch LimitProblem.badNumber(let number, let limit) {
        throw UsageError(
          "the limit '\(limit.name)' is a number from \(limit.range.lowerBound) to "
            + "\(limit.range.upperBound), not '\(number)'")
      }
    }
  }

  /// Each limit with what it counts and its usual value.
  static var help: [String] {
    Limit.all.map { Help.line("\($0.name)=\($0.usual)", $0.summary) }
  }
}

extension RenderOptions {
  /// The values of `--set`, by name.
  static func settings(_ arguments: Arguments) throws -> [String: String] {
    var settings: [String: String] = [:]
    for text in arguments.values("set") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError("'--set' takes NAME=VALUE, not '\(text)'")
      }
      guard settings.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw UsageError("'--set' gives '\(parts[0])' twice")
      }
    }
    return settings
  }

  /// Every constant that is set must be one of some fixture.
  ///
  /// - Throws: `UsageError` with the nearest name; fixtures that could not be read may have it.
  func checkSettings<T>(_ results: [FixtureResult<T>]) throws {
    try checkSettings(
      constants: Set(results.flatMap(\.constants)),
      isWhole: results.allSatisfy(\.problems.isEmpty))
  }

  func checkSettings<T>(_ results: [DrawnFixture<T>]) throws {
    try checkSettings(
      constants: Set(results.flatMap(\.constants)),
      isWhole: results.allSatisfy(\.problems.isEmpty))
  }

  private func checkSettings(constants: Set<String>, isWhole: Bool) throws {
    for name in settings.keys.sorted() where isWhole && !constants.contains(name) {
      let nearest = nearestName(to: name, among: constants.sorted())
      throw UsageError(
        "'--set': no fixture has a constant '\(name)'",
        hint: nearest.map { "did you mean '\($0)'?" }
          ?? "it is declared outside functions and types, as 'let \(name) = …'")
    }
  }
}
