/// One of the limits: what it is called, how far it goes, and what is said when it is reached.
package struct Limit: Sendable {
  /// As `--limit` takes it.
  package let name: String
  let path: WritableKeyPath<Limits, Int> & Sendable
  /// What it may be set to.
  package let range: ClosedRange<Int>
  /// What is counted, for help.
  package let summary: String
  /// What is wrong, with the number in the place of `#`.
  let excess: String
  /// Where to look.
  let advice: String?

  init(
    _ name: String, _ path: WritableKeyPath<Limits, Int> & Sendable, upTo most: Int,
    _ summary: String, _ excess: String, advice: String? = nil
  ) {
    self.name = name
    self.path = path
    range = 1...most
    self.summary = summary
    self.excess = excess
    self.advice = advice
  }

  /// The limit's number where nobody sets it.
  package var usual: Int { value(in: Limits()) }

  package func value(in limits: Limits) -> Int { limits[keyPath: path] }

  /// What is wrong with what goes beyond the limit.
  package func message(_ limits: Limits) -> String { message(value(in: limits)) }

  package func message(_ number: Int) -> String {
    let parts = excess.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: "\(number)")
  }

  /// Where to look, and the option that raises the limit where it can be raised.
  package func hint(_ limits: Limits) -> String? {
    let raising =
      value(in: limits) < range.upperBound ? "allow more with '--limit \(name)=N'" : nil
    guard let advice else { return raising }
    return raising.map { "\(advice), or \($0)" } ?? advice
  }
}

extension Limit {
  private static let trillion = 1_000_000_000_000

  package static let source = Limit(
    "source", \.sourceBytes, upTo: 100_000_000, "bytes of one file",
    "the file is larger than # bytes, the limit for one file of fixtures")
  package static let steps = Limit(
    "steps", \.steps, upTo: trillion, "loop rounds, calls and statements of a figure",
    "the figure takes more than # steps", advice: "look for a loop that does not end")
  package static let depth = Limit(
    "depth", \.callDepth, upTo: 4_000, "calls inside one another",
    "calls are nested more than # deep",
    advice: "look for a function that calls itself without end")
  package static let chain = Limit(
    "chain", \.chainLength, upTo: 10_000, "members and calls in one chain",
    "the chain has more than # members and calls")
  package static let operands = Limit(
    "operands", \.operands, upTo: 2_000, "operands in one expression",
    "the expression has more than # operands", advice: "take a part of it into a constant")
  package static let nesting = Limit(
    "nesting", \.nesting, upTo: 256, "parentheses, closures and blocks inside one another",
    "the source is nested more than # deep", advice: "take an inner part into a view of its own")
  package static let brackets = Limit(
    "brackets", \.directBrackets, upTo: 12, "'[' directly inside one another",
    "more than # '[' stand directly inside one another")
  package static let elements = Limit(
    "elements", \.elements, upTo: 1_000_000, "elements of one collection",
    "a collection would have more than # elements")
  package static let values = Limit(
    "values", \.valueDepth, upTo: 4_000, "values inside one another",
    "a value holds others more than # deep",
    advice: "look for a loop that puts a value into itself")
  package static let views = Limit(
    "views", \.views, upTo: 10_000_000, "views that a figure makes",
    "the figure makes more than # views", advice: "look for a loop that puts a view into itself")
  package static let nodes = Limit(
    "nodes", \.nodes, upTo: 10_000_000, "views that are laid out, each as often as it is shown",
    "the figure has more than # views")
  package static let levels = Limit(
    "levels", \.viewDepth, upTo: 4_000, "views inside one another",
    "views are nested more than # levels deep",
    advice: "look for a view that is a part of its own body")
  package static let memory = Limit(
    "memory", \.madeBytes, upTo: trillion, "bytes of texts and collections that a figure makes",
    "the figure makes more than # bytes of texts and collections")
  package static let text = Limit(
    "text", \.stringBytes, upTo: 16_000_000, "bytes of one string",
    "a string would have more than # bytes")
  package static let questions = Limit(
    "questions", \.questions, upTo: trillion, "questions that views are asked about their sizes",
    "finding the sizes takes more than # questions to views",
    advice: "look for grids, views that keep a ratio or custom layouts inside many others")
  package static let pixels = Limit(
    "pixels", \.pixels, upTo: 256_000_000, "pixels of a picture",
    "the picture has more than # pixels", advice: "give it a smaller scale")
  package static let seconds = Limit(
    "seconds", \.seconds, upTo: 86_400, "seconds for running and laying out a figure",
    "the figure takes longer than # s on this machine",
    advice: "it may be done in time where less else runs")
  package static let problems = Limit(
    "problems", \.diagnostics, upTo: 100_000, "problems that are told of a figure",
    "more than # problems")

  /// Never exceeded, as what was not used for longest is let go: it has no message of its own.
  package static let cache = Limit(
    "cache", \.cacheMegabytes, upTo: 1_000_000, "megabytes that the cache of figures keeps",
    "the cache has more than # MB")

  /// In the order of help.
  package static let all = [
    source, steps, depth, seconds, memory, text, elements, values, views, nodes, levels, questions,
    pixels, nesting, brackets, chain, operands, problems, cache,
  ]
}
