/// Forms of a symbol: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var changed = self
    change(&changed)
    return changed
  }

  /// These forms with those set further out; no forms at all leave those out too.
  func over(_ outer: SymbolVariants) -> SymbolVariants {
    guard self != .none else { return .none }
    var all = self
    all.shape = shape ?? outer.shape
    all.isFilled = isFilled || outer.isFilled
    all.isSlashed = isSlashed || outer.isSlashed
    return all
  }

  /// The names under which a symbol in these forms may be found, the most exact one first:
  /// `bell.slash.circle.fill`, then without the fill, the shape, the slash (measured:
  /// symbol/variants of iamcgn/swiftui-web).
  func names(of symbol: String) -> [String] {
    let slashes = isSlashed ? [".slash", ""] : [""]
    let shapes = shape.map { [".\($0.rawValue)", ""] } ?? [""]
    let fills = isFilled ? [".fill", ""] : [""]
    return slashes.flatMap { slash in
      shapes.flatMap { shape in fills.map { symbol + slash + shape + $0 } }
    }
  }
}

/// How the layers of a symbol are coloured. The substitutes have one layer, which is in the first
/// foreground style whatever the mode.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Shows the symbols in the view in a form, where they have it; adds to forms set outside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    settingEnvironment { $0.symbolVariants = variant.over($0.symbolVariants) }
  }

  /// How large symbols are beside text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View {
    settingEnvironment { $0.imageScale = scale }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    settingEnvironment { _ in }
  }
}

extension Image {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// Measured at 13 points: a star is 13.5, 16.5 and 21.5 wide.
    var factor: Double {
      switch self {
      case .small: 0.82
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
