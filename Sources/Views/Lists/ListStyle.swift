import Foundation
import Typography

/// How a list looks.
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
public struct BorderedListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  public func listStyle(_ style: some ListStyle) -> some View {
    settingEnvironment { $0.listStyle = style }
  }
}

/// The measures of a list in points.
///
/// iOS 26 and macOS 26, measured by iamcgn/swiftui-web (ios/list, list/styles, list/sections).
struct ListMeasures {
  /// From the list's sides to the rows' cells, and from a cell's sides to its content.
  var cellMargin: CGFloat = 0
  var contentMargin: CGFloat
  var topInset: CGFloat
  /// The top inset where the first section has a header.
  var topInsetBelowHeader: CGFloat
  var leastRow: CGFloat
  /// Added above and below the content of a row, and of a header or footer.
  var rowPadding: CGFloat
  var headerPadding: CGFloat = 6
  var sectionGap: CGFloat
  /// Rounded cards around the rows of a section; nil for none.
  var cardRadius: CGFloat?
  /// Whether the first header is drawn at the very top while its slot stays empty.
  var pinsFirstHeader = false

  init(_ style: any ListStyle, platform: Platform) {
    switch platform {
    case .ios:
      let isPlain = style is PlainListStyle || style is InsetListStyle
      contentMargin = 16
      topInset = isPlain ? 0 : 35
      topInsetBelowHeader = isPlain ? 0 : 10
      leastRow = 56
      rowPadding = 15
      sectionGap = isPlain ? 0 : 35
      if !isPlain {
        let isGrouped = style is GroupedListStyle
        cellMargin = isGrouped ? 0 : 16
        cardRadius = isGrouped ? 0 : 26
      }
    case .macos:
      contentMargin = 16
      topInset = 10
      leastRow = 24
      rowPadding = 4
      sectionGap = 20
      pinsFirstHeader = true
      if style is PlainListStyle {
        contentMargin = 8
        topInset = 0
      } else if style is BorderedListStyle {
        contentMargin = 7
        topInset = 1
      } else if style is SidebarListStyle {
        leastRow = 32
      }
      topInsetBelowHeader = topInset
    }
  }
}
