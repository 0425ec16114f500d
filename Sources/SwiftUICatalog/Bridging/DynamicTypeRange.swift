import Catalog
import Typography
import Views

/// A range of text sizes, open at either end or not.
struct DynamicTypeRange: Bridged {
  var lower: DynamicTypeSize?
  var upper: DynamicTypeSize?
  var includesUpper: Bool

  static var typeName: String { "RangeExpression<DynamicTypeSize>" }

  static func bridged(_ value: Value) throws -> DynamicTypeRange? {
    guard case .range(let range) = value else { return nil }
    func bound(_ value: Value?) throws -> DynamicTypeSize?? {
      guard let value else { return .some(nil) }
      return try DynamicTypeSize.bridged(value).map { .some($0) }
    }
    guard let lower = try bound(range.lower), let upper = try bound(range.upper) else {
      return nil
    }
    if let lower, let upper, lower > upper {
      throw BridgingError("a range cannot end before it begins")
    }
    return DynamicTypeRange(lower: lower, upper: upper, includesUpper: range.includesUpper)
  }

  func limiting(_ view: any View) -> any View {
    switch (lower, upper) {
    case (let lower?, let upper?):
      includesUpper ? view.dynamicTypeSize(lower...upper) : view.dynamicTypeSize(lower..<upper)
    case (let lower?, nil): view.dynamicTypeSize(lower...)
    case (nil, let upper?):
      includesUpper ? view.dynamicTypeSize(...upper) : view.dynamicTypeSize(..<upper)
    case (nil, nil): view
    }
  }
}
