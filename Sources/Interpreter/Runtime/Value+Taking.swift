import Catalog

/// Values taken out of their holders, so that a change copies nothing.
extension Value {
  /// The elements, taken out so that the caller is their only holder.
  mutating func takeArray() -> [Value]? {
    guard case .array(let values, _) = self else { return nil }
    self = .void
    return values
  }

  mutating func takeDictionary() -> ValueDictionary? {
    guard case .dictionary(let pairs) = self else { return nil }
    self = .void
    return pairs
  }

  /// The set, taken out so that the caller is its only holder.
  mutating func takeSet() -> ValueSet? {
    guard case .native(let set as ValueSet) = self else { return nil }
    self = .void
    return set
  }

  /// The text, taken out so that the caller is its only holder.
  mutating func takeString() -> String? {
    guard case .string(let text) = self else { return nil }
    self = .void
    return text
  }
}
