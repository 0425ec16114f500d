import Foundation
import Geometry
import Typography

/// The measures of a list in points.
///
/// iOS 26 and macOS 26, measured by iamcgn/swiftui-web (ios/list, list/styles, list/sections).
struct ListMeasures {
  /// From the list's sides to the rows' cells, and from a cell's sides to its content.
  var cellMargin: CGFloat = 0
  var contentMargin: CGFloat
  /// Whether a row's own insets stand in for the content margin: on iOS, where insets of zero reach
  /// the cell's edges; on macOS they are added to it (measured: list/modifiers).
  var insetsReplaceMargin = false
  var leastRow: CGFloat
  /// Added above and below the content of a row.
  var rowPadding: CGFloat
  /// The insets that say of a row what the list does.
  var rowInsets: EdgeInsets {
    let side = insetsReplaceMargin ? contentMargin : 0
    return EdgeInsets(top: rowPadding, leading: side, bottom: rowPadding, trailing: side)
  }
  /// Between the rows of a section.
  var rowSpacing: CGFloat = 0
  /// Added above and below the content of a header, and of a footer.
  var headerPadding: (above: CGFloat, below: CGFloat)
  var footerPadding: (above: CGFloat, below: CGFloat)
  var gaps: Gaps
  /// Rounded cards around the rows of a section; nil for none.
  var cardRadius: CGFloat?
  /// The most above a first card that a large title stands over.
  let gapUnderLargeTitle: CGFloat = 15.75
  /// Whether the first header is drawn at the very top while its slot stays empty.
  var pinsFirstHeader = false

  /// Above a section, by what comes before it and what it begins with.
  struct Gaps {
    var topToRow: CGFloat
    var topToHeader: CGFloat
    var rowToRow: CGFloat
    var rowToHeader: CGFloat
    var footerToRow: CGFloat
    var footerToHeader: CGFloat

    subscript(previous: ListRole.Kind?, next: ListRole.Kind) -> CGFloat {
      switch (previous, next == .header) {
      case (nil, false): topToRow
      case (nil, true): topToHeader
      case (.footer, false): footerToRow
      case (.footer, true): footerToHeader
      case (_, false): rowToRow
      case (_, true): rowToHeader
      }
    }

    /// The same distance between all sections.
    mutating func space(by length: CGFloat) {
      (rowToRow, rowToHeader, footerToRow, footerToHeader) = (length, length, length, length)
    }
  }

  init(_ style: any ListStyle, platform: Platform) {
    switch platform {
    case .ios: self.init(iOS: style)
    case .macos: self.init(macOS: style)
    }
  }

  private init(iOS style: any ListStyle) {
    let isPlain = style is PlainListStyle || style is InsetListStyle
    contentMargin = 16
    insetsReplaceMargin = true
    leastRow = 56
    rowPadding = 15
    headerPadding = (0, 10)
    // UIKit's label gives a footnote of 18.5 points a slot of 21.
    footerPadding = (8, 2.5)
    gaps =
      isPlain
      ? Gaps(
        topToRow: 0, topToHeader: 0, rowToRow: 0, rowToHeader: 32, footerToRow: 0,
        footerToHeader: 32)
      : Gaps(
        topToRow: 35, topToHeader: 10, rowToRow: 35, rowToHeader: 27.5, footerToRow: 23.5,
        footerToHeader: 16)
    guard !isPlain else { return }
    let isGrouped = style is GroupedListStyle
    cellMargin = isGrouped ? 0 : 16
    cardRadius = isGrouped ? 0 : 26
  }

  private init(macOS style: any ListStyle) {
    contentMargin = 16
    leastRow = 24
    rowPadding = 4
    headerPadding = (6, 6)
    footerPadding = (6, 6)
    pinsFirstHeader = true
    var top: CGFloat = 10
    if style is PlainListStyle {
      contentMargin = 8
      top = 0
    } else if style is BorderedListStyle {
      contentMargin = 7
      top = 1
    } else if style is SidebarListStyle {
      leastRow = 32
    }
    gaps = Gaps(
      topToRow: top, topToHeader: top, rowToRow: 20, rowToHeader: 20, footerToRow: 20,
      footerToHeader: 20)
  }
}
