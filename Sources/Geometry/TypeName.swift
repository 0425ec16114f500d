/// A type's name without its module: `Rectangle`.
///
/// `String(describing:)` gives the same and looks for conformances on the way, which costs more
/// than drawing a small figure.
package func typeName(_ type: Any.Type) -> String {
  _typeName(type, qualified: false)
}

/// A type's name with its module, which tells it from every other.
package func qualifiedTypeName(_ type: Any.Type) -> String {
  _typeName(type, qualified: true)
}
