import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

extension Vocabulary {
  /// Layouts as values; `callAsFunction` of any layout arranges views with them.
  static let layouts: [Entry] = [
    .initializer(
      HStackLayout.self,
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)"
    ) { (alignment: VerticalAlignment, spacing: CGFloat?) in
      HStackLayout(alignment: alignment, spacing: spacing)
    },
    .initializer(
      VStackLayout.self,
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"
    ) { (alignment: HorizontalAlignment, spacing: CGFloat?) in
      VStackLayout(alignment: alignment, spacing: spacing)
    },
    .initializer(ZStackLayout.self, "init(alignment: Alignment = .center)") {
      (alignment: Alignment) in ZStackLayout(alignment: alignment)
    },
    .initializer(
      GridLayout.self,
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
    ) { (alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) in
      GridLayout(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    },
    .initializer(AnyLayout.self, "init(_ layout: some Layout)") { (layout: LayoutValue) in
      layout.erased
    },
  ]
}

private let layout = ["Layout"]

extension HStackLayout: Bridged { public static var conformances: [String] { layout } }
extension VStackLayout: Bridged { public static var conformances: [String] { layout } }
extension ZStackLayout: Bridged { public static var conformances: [String] { layout } }
extension GridLayout: Bridged { public static var conformances: [String] { layout } }
extension AnyLayout: Bridged { public static var conformances: [String] { layout } }
