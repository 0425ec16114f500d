/// A string that equals another only where both are written alike.
///
/// To Swift, `é` as one code point and as a letter with a mark are equal; fonts may draw the two
/// otherwise.
public struct ExactString: Hashable, Sendable {
  public var string: String

  public init(_ string: String) {
    self.string = string
  }

  public static func == (a: ExactString, b: ExactString) -> Bool {
    a.string == b.string && a.string.utf8.elementsEqual(b.string.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }
}
