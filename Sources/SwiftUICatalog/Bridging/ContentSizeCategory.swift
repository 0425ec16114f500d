import Catalog
import Typography

/// A text size by the name that it had before `DynamicTypeSize`.
struct ContentSizeCategory: Bridged, Sendable {
  let size: DynamicTypeSize

  static let entries: [Entry] = Entry.constants(
    [
      ("extraSmall", DynamicTypeSize.xSmall), ("small", .small), ("medium", .medium),
      ("large", .large), ("extraLarge", .xLarge), ("extraExtraLarge", .xxLarge),
      ("extraExtraExtraLarge", .xxxLarge), ("accessibilityMedium", .accessibility1),
      ("accessibilityLarge", .accessibility2), ("accessibilityExtraLarge", .accessibility3),
      ("accessibilityExtraExtraLarge", .accessibility4),
      ("accessibilityExtraExtraExtraLarge", .accessibility5),
    ].map { ($0, ContentSizeCategory(size: $1)) })
}
