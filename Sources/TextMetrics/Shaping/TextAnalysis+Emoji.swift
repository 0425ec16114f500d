/// Which characters are pictures rather than letters.
extension TextAnalysis {
  /// The bytes of characters shown in colour where a declared font has colours, in order; such
  /// characters beside one another are one range.
  ///
  /// Unicode's rule (UTS #51): a character with the variation selector U+FE0F, and one of emoji
  /// presentation without U+FE0E.
  static func emoji(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, flags: [Flags]
  ) -> [Range<Int>] {
    // The first of them, U+203C, starts with E2; so does the selector with EF.
    guard bytes[range].contains(where: { $0 >= 0xe2 }) else { return [] }
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !flags[end].contains(.cluster) { end += 1 }
      if isEmoji(bytes[start..<end]) {
        if let last = found.last, last.upperBound == start {
          found[found.count - 1] = last.lowerBound..<end
        } else {
          found.append(start..<end)
        }
      }
      start = end
    }
    return found
  }

  private static func isEmoji(_ cluster: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard cluster.contains(where: { $0 >= 0xe2 }) else { return false }
    let scalars = String(decoding: cluster, as: UTF8.self).unicodeScalars
    guard let first = scalars.first?.properties, first.isEmoji else { return false }
    return scalars.contains("\u{FE0F}")
      || first.isEmojiPresentation && !scalars.contains("\u{FE0E}")
  }
}
