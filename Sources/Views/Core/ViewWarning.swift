/// What is drawn otherwise than asked for, and said so.
package enum ViewWarning: Hashable, Sendable {
  /// A symbol without a substitute.
  case missingSymbol(String)
  /// A material, behind which nothing is blurred.
  case noBackdropBlur
}
