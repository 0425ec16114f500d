import Foundation

/// A key that is looked up later; without translations it is the key.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  let key: LocalizedStringKey

  public init(stringLiteral value: String) {
    key = LocalizedStringKey(stringLiteral: value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }
}

extension String {
  /// The key with its values as the locale writes them; Markdown in it is left as it is.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.plain
  }
}
