import Catalog
import Foundation
import Views

/// What string literals are made into.
extension Vocabulary {
  static let keys: [Entry] = [
    .initializer(
      LocalizedStringKey.self, "init(stringInterpolation: StringInterpolation)"
    ) { (key: LocalizedStringKey) in key },
    .initializer(LocalizedStringKey.self, "init(stringLiteral value: String)") { (value: String) in
      LocalizedStringKey(stringLiteral: value)
    },
    .initializer(LocalizedStringKey.self, "init(_ value: String)") { (value: String) in
      LocalizedStringKey(value)
    },
    .initializer(
      LocalizedStringResource.self, "init(stringInterpolation: StringInterpolation)"
    ) { (resource: LocalizedStringResource) in resource },
    .initializer(LocalizedStringResource.self, "init(stringLiteral value: String)") {
      (value: String) in LocalizedStringResource(stringLiteral: value)
    },
    .initializer(String.self, "init(localized resource: LocalizedStringResource)") {
      (resource: LocalizedStringResource) in String(localized: resource)
    },
    .staticProperty("date", Text.DateStyle.date),
    .staticProperty("time", Text.DateStyle.time),
  ]
}

extension Text.DateStyle: Bridged {
  public static var typeName: String { "Text.DateStyle" }
}
