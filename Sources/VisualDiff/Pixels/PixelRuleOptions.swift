import Geometry

/// What a run or a figure says of how pictures are compared; nil where it is silent.
public struct PixelRuleOptions: Codable, Hashable, Sendable {
  /// How far pixels may be apart as eyes see it, 0 to 1.
  public var threshold: Double?
  /// Pixels that may be unlike in the densest window.
  public var windowLimit: Int?
  public var ignoresAntialiasing: Bool?
  /// Parts that are not looked at.
  public var ignored: [PixelArea] = []

  public init() {}

  /// What can be said, by the name that a figure's comment has for it.
  public enum Name: String, CaseIterable, Sendable {
    case threshold, windowLimit, ignoreAntialiasing, ignore
  }

  /// Sets one from its text; several parts may be ignored, each said by itself.
  ///
  /// - Throws: `PixelRuleProblem`.
  public mutating func set(_ name: Name, to text: String) throws {
    switch name {
    case .threshold:
      guard let limit = Double(text), (0...1).contains(limit) else {
        throw PixelRuleProblem("a number from 0 to 1", text)
      }
      threshold = limit
    case .windowLimit:
      let most = PixelComparison.windowSide * PixelComparison.windowSide
      guard let limit = Int(text), (0...most).contains(limit) else {
        throw PixelRuleProblem("a number from 0 to \(most)", text)
      }
      windowLimit = limit
    case .ignoreAntialiasing:
      guard let isIgnored = Bool(text) else { throw PixelRuleProblem("true or false", text) }
      ignoresAntialiasing = isIgnored
    case .ignore:
      guard let area = PixelArea(text) else {
        throw PixelRuleProblem("X,Y,WxH in pixels, as in 0,40,120x20", text)
      }
      ignored.append(area)
    }
  }

  /// These where they speak, `others` where they are silent; parts that either ignores are ignored.
  public func over(_ others: PixelRuleOptions) -> PixelRuleOptions {
    var result = self
    result.threshold = threshold ?? others.threshold
    result.windowLimit = windowLimit ?? others.windowLimit
    result.ignoresAntialiasing = ignoresAntialiasing ?? others.ignoresAntialiasing
    result.ignored += others.ignored
    return result
  }

  /// Exact where nothing is said.
  public var rule: PixelRule {
    var rule = PixelRule(threshold.map { .perceived($0) } ?? .levels(0))
    rule.windowLimit = windowLimit ?? 0
    rule.ignoresAntialiasing = ignoresAntialiasing ?? false
    rule.ignored = ignored
    return rule
  }
}

/// A text that is no value for an option of the comparison.
public struct PixelRuleProblem: Error, Hashable, Sendable {
  /// What is needed.
  public let needed: String
  public let text: String

  init(_ needed: String, _ text: String) {
    self.needed = needed
    self.text = text
  }
}

extension PixelArea {
  /// `X,Y,WxH`.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "x", omittingEmptySubsequences: false)
    }.map { Int($0) }
    guard text.filter({ $0 == "," }).count == 2, numbers.count == 4, let x = numbers[0],
      let y = numbers[1], let width = numbers[2], let height = numbers[3],
      x >= 0, y >= 0, width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
