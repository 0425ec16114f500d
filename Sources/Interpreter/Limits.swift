/// How much one file of fixtures may ask for; each has a diagnostic of its own.
package struct Limits: Sendable {
  /// Bytes of one source file.
  package var sourceBytes = 4_000_000
  /// Loop rounds, calls and statements of one figure.
  package var steps = 20_000_000
  /// Interpreted calls inside one another.
  package var callDepth = 4_000
  /// Members and calls in one chain, as in `Text("").padding().padding()…`.
  package var chainLength = 10_000
  /// Operands in one expression with operators.
  package var operands = 2_000
  /// Parentheses, closures and blocks inside one another.
  package var nesting = 256
  /// `[` directly inside one another, as in `[[[1]]]`: the parser's time doubles with each.
  package var directBrackets = 10
  /// Elements of one array, set, dictionary or range that is gone through.
  package var elements = 1_000_000
  /// Values inside one another, as arrays of arrays.
  package var valueDepth = 4_000
  /// Views that are made. A text in a stack takes 75 µs and 4.5 KB until it is drawn.
  package var views = 200_000
  /// Bytes of all texts and collections that a figure makes, whether it keeps them or not.
  package var madeBytes = 1_000_000_000
  /// Bytes of one string.
  package var stringBytes = 16_000_000
  /// Diagnostics of one run.
  package var diagnostics = 20

  package init() {}

  /// What the standard library's own functions may make at once, whatever else is set.
  static let largestCollection = 1_000_000
  static let largestString = 16_000_000
}
