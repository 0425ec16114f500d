import Drawing
import Foundation
import Geometry
import Typography

/// What a view learns from the views around it.
public struct EnvironmentValues {
  public var layoutDirection: LayoutDirection = .leftToRight
  public var font: Font?
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment: TextAlignment = .leading
  public var truncationMode: Text.TruncationMode = .tail
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var textCase: Text.Case?
  public var colorScheme: ColorScheme = .light
  public var imageScale: Image.Scale = .medium
  public var symbolVariants: SymbolVariants = .none
  /// Pixels per point.
  public var displayScale: CGFloat = 2
  /// Whether there is room for much beside each other; nil on no device of Apple's.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  public var redactionReasons: RedactionReasons = []

  package var platform: Platform = .ios
  /// Whether `privacySensitive` holds.
  var isPrivate = false
  package var reservedLines = 0
  package var textStyle = TextAttributes()
  package var foreground: ForegroundLevels = ForegroundLevels()
  package var tint: Color?
  package var listStyle: any ListStyle = DefaultListStyle()
  package var showsScrollBackground = true
  package var listRowSpacing: CGFloat?
  package var listSectionSpacing: CGFloat?
  /// Nil for what the list's style has.
  var leastListRow: CGFloat?
  /// The axis of the stack around the view; nil outside stacks.
  package var stackAxis: Axis?
  package var labelStyle = LabelParts.titleAndIcon
  /// Styles with a body of their own around the view, nearest last.
  package var ownLabelStyles: [OwnLabelStyle] = []
  /// Nearest last.
  var groupBoxStyles: [(GroupBoxStyleConfiguration) -> any View] = []
  package var showsLabels = true
  /// Whether the view stands in a row of a list, which sets labels in its own way.
  package var isInListRow = false
  /// Whether the view stands in a form whose labels have a column of their own.
  package var isInFormColumns = false
  package var contentMargins = EdgeInsets()
  var scrollAnchors = ScrollAnchors()
  /// Of the `ScrollViewReader` around; nil outside of one.
  var scrollRequests: ScrollRequests?
  /// The list around the view counts its sections here; nil outside lists.
  package var listSections: SectionCounter?
  package var controlBox = ControlBox.standard
  package var custom: [String: Any] = [:]

  public init() {}

  /// A value that a fixture's own key declares.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom[qualifiedTypeName(key)] as? K.Value ?? K.defaultValue }
    set { custom[qualifiedTypeName(key)] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  package var pixel: CGFloat { pixelLength }
}

/// A name for a value of the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the views in this one. Makes no view of its own.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    let changed = settingEnvironment { $0[keyPath: keyPath] = value }
    guard keyPath == \EnvironmentValues.colorScheme, let scheme = value as? ColorScheme else {
      return TupleView([changed])
    }
    return TupleView([changed.drawn(in: scheme)])
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    settingEnvironment { transform(&$0[keyPath: keyPath]) }
  }
}
