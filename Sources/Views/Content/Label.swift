import Foundation
import Geometry
import LayoutEngine
import Typography

/// An icon and a title.
///
/// The title stands 8 points beside the icon, whose centre lies half a cap height above the
/// title's first baseline. In a list's row the icon is centred in a slot, which it may overflow: 16 points
/// wide and 6 from the title on macOS, 24 and 16 on iOS, and in the tint unless a style is set
/// around the label. Measured: label/basic, list/basic, ios/label/list.
public struct Label: PrimitiveView {
  let title: [any View]
  let icon: [any View]

  public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
    self.title = title().listed
    self.icon = icon().listed
  }

  /// - Parameter name: a picture file beside the fixture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = [Text(titleKey)]
    icon = [Image(name)]
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.title = [Text(title)]
    icon = [Image(name)]
  }

  /// - Parameter name: a symbol's.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = [Text(titleKey)]
    icon = [Image(systemName: name)]
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = [Text(title)]
    icon = [Image(systemName: name)]
  }

  /// The label that a style is given, in the style around it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = [configuration.title]
    icon = [configuration.icon]
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    if let style = context.environment.ownLabelStyles.last {
      return try context.nested { try styled(by: style, in: $0) }
    }
    let environment = context.environment
    switch environment.labelStyle {
    case .iconOnly: return try context.nested { try named("Label", body: icons, in: $0) }
    case .titleOnly: return try context.nested { try named("Label", body: titles, in: $0) }
    case .titleAndIcon: break
    }
    let metrics = try context.build.measurer.metrics(
      of: environment.currentFont.resolved(environment), platform: environment.platform)
    let slot = environment.isInListRow ? LabelSlot(environment.platform) : nil
    let content: [any View] = [
      (slot == nil ? icons : rowIcons(environment)).frame(width: slot?.width),
      Group { titles }.alignmentGuide(.iconCenter) {
        $0[.firstTextBaseline] - metrics.capHeight / 2
      },
    ]
    let children = try context.children(content, along: .horizontal)
    return ViewNodes([
      context.node(
        "Label",
        layout: HStackLayout(
          alignment: .iconCenter, spacing: slot?.spacing ?? ViewSpacing.defaultDistance),
        children: children)
    ])
  }

  private func rowIcons(_ environment: EnvironmentValues) -> TupleView {
    guard environment.foreground.levels.isEmpty else { return icons }
    return TupleView([icons.foregroundStyle(TintShapeStyle())])
  }

  private func styled(by style: OwnLabelStyle, in context: ViewContext) throws -> ViewNodes {
    var context = context
    context.environment.ownLabelStyles.removeLast()
    let body = try style.body(LabelStyleConfiguration(title: titles, icon: icons), context)
    return try named("Label", body: body, in: context)
  }

  private var titles: TupleView { TupleView(title) }
  private var icons: TupleView { TupleView(icon) }
}

/// Where a label's icon stands in a list's row, in points.
private struct LabelSlot {
  var width: CGFloat
  var spacing: CGFloat

  init(_ platform: Platform) {
    (width, spacing) = platform == .macos ? (16, 6) : (24, 16)
  }
}

extension VerticalAlignment {
  private enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The middle of an icon, and what of a title stands beside it.
  static let iconCenter = VerticalAlignment(IconCenter.self)
}

/// Which parts of labels are shown.
public enum LabelParts: Hashable, Sendable {
  case titleAndIcon
  case titleOnly
  case iconOnly
}

/// How a label looks.
public protocol LabelStyle {
  var parts: LabelParts { get }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .titleAndIcon }
}
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .titleAndIcon }
}
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .titleOnly }
}
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public var parts: LabelParts { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public func labelStyle(_ style: some LabelStyle) -> some View {
    settingEnvironment {
      $0.labelStyle = style.parts
      $0.ownLabelStyles = []
    }
  }

  /// Sets a style that makes a view of a label's parts.
  package func labelStyle(own style: OwnLabelStyle) -> some View {
    settingEnvironment { $0.ownLabelStyles.append(style) }
  }
}
