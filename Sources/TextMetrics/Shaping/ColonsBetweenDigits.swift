extension Collection<UInt8> {
  /// The places of colons between ASCII digits in UTF-8: those of times of the day, which are raised.
  var colonsBetweenDigits: [Index] {
    let digits: ClosedRange<UInt8> = 0x30...0x39
    var found: [Index] = []
    var (beforeLast, last): (UInt8, UInt8) = (0, 0)
    var place = startIndex
    var index = startIndex
    while index != endIndex {
      let byte = self[index]
      if last == 0x3a, digits.contains(beforeLast), digits.contains(byte) { found.append(place) }
      (beforeLast, last, place) = (last, byte, index)
      formIndex(after: &index)
    }
    return found
  }
}
