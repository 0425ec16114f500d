import Foundation

/// The text styles, with their sizes from Apple's Human Interface Guidelines.
public enum TextStyle: Int, Hashable, CaseIterable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2
}

extension TextStyle {
  /// The name in SwiftUI.
  package var name: String { Self.names[rawValue] }
  // Written out, as a case's own name is found at run time and slowly.
  private static let names = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2",
  ]

  /// The size and the distance from baseline to baseline, in points.
  public func metrics(
    _ typeSize: DynamicTypeSize, platform: Platform
  ) -> (size: CGFloat, leading: CGFloat) {
    let row = platform == .ios ? Self.ios[typeSize.rawValue] : Self.macOS
    let entry = row[rawValue]
    return (CGFloat(entry / 100), CGFloat(entry % 100))
  }

  /// The weight of the style as it is.
  public func weight(platform: Platform) -> CGFloat {
    switch (self, platform) {
    case (.headline, .ios): 600
    case (.headline, .macos): 700
    case (.caption2, .macos): 500
    default: 400
    }
  }

  /// The weight that the bold trait gives the style, which is less than bold for small styles.
  public func boldWeight(platform: Platform) -> CGFloat {
    switch (self, platform) {
    case (.largeTitle, _), (.title, _), (.title2, _): 700
    case (.headline, .macos): 800
    default: 600
    }
  }

  // Size times 100 plus leading, in the order of the cases; one row for each type size.
  private static let ios: [[Int]] = [
    [3138, 2531, 1924, 1722, 1419, 1419, 1318, 1216, 1216, 1113, 1113],
    [3239, 2632, 2025, 1823, 1520, 1520, 1419, 1318, 1216, 1113, 1113],
    [3340, 2733, 2126, 1924, 1621, 1621, 1520, 1419, 1216, 1113, 1113],
    [3441, 2834, 2228, 2025, 1722, 1722, 1621, 1520, 1318, 1216, 1113],
    [3643, 3037, 2430, 2228, 1924, 1924, 1823, 1722, 1520, 1419, 1318],
    [3846, 3239, 2632, 2430, 2126, 2126, 2025, 1924, 1722, 1621, 1520],
    [4048, 3441, 2834, 2632, 2329, 2329, 2228, 2128, 1924, 1823, 1722],
    [4452, 3846, 3441, 3138, 2834, 2834, 2632, 2531, 2329, 2228, 2025],
    [4857, 4351, 3947, 3744, 3340, 3340, 3239, 3037, 2733, 2632, 2430],
    [5261, 4857, 4452, 4351, 4048, 4048, 3846, 3643, 3340, 3239, 2935],
    [5666, 5362, 5059, 4958, 4756, 4756, 4452, 4250, 3846, 3744, 3441],
    [6070, 5868, 5666, 5565, 5362, 5362, 5160, 4958, 4452, 4351, 4048],
  ]

  // macOS does not scale text.
  private static let macOS = [
    2632, 2226, 1722, 1520, 1316, 1316, 1215, 1114, 1013, 1013, 1013,
  ]
}
