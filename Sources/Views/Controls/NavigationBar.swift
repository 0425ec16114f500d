import Drawing
import Foundation
import Geometry
import LayoutEngine

/// What a navigation stack's screen asks to be shown in the bar.
package final class NavigationBar {
  /// How the bar's title is set.
  enum Mode: Hashable {
    case automatic, inline, large
  }

  var title: Text?
  var mode = Mode.automatic
  var leading: [any View] = []
  var principal: [any View] = []
  var trailing: [any View] = []
  var isHidden = false
  /// The bar was made: what is asked for later would be lost.
  fileprivate(set) var isMade = false

  var isLarge: Bool { title != nil && mode != .inline && principal.isEmpty }
  var isShown: Bool {
    !isHidden && (title != nil || !(leading + principal + trailing).isEmpty)
  }
}

/// The bar itself. iOS 26 (iOS.md and UIKit/Navigation.md of iamcgn/swiftui-web; without a status
/// bar): 10 points, then 44 for buttons and an inline title in the headline font, then 10; a large
/// title of 34 points, bold, 16 in, takes 52.5 more. Buttons stand on capsules 44 high, 16 from the
/// sides and 8 apart, 12 around a title.
struct NavigationBarView: PrimitiveView {
  static let inlineHeight: CGFloat = 64
  static let largeHeight: CGFloat = 116.5

  let bar: NavigationBar

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    bar.isMade = true
    guard bar.isShown else { return ViewNodes([]) }
    let (title, isLarge) = (bar.title, bar.isLarge)
    var middle: [any View] = bar.principal
    if middle.isEmpty, !isLarge, let title {
      middle = [title.settingEnvironment { $0.lineLimit = 1 }]
    }
    let platters = HStack(spacing: 8) {
      BarPlatters(items: bar.leading)
      Spacer(minLength: 0)
      BarPlatters(items: bar.trailing)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    let row = platters.overlay { TupleView(middle).font(.headline) }.padding(.vertical, 10)
    let content = VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge, let title {
        title.font(.system(size: 34, weight: .bold)).settingEnvironment { $0.lineLimit = 1 }
          .padding(.horizontal, 16)
          .frame(height: Self.largeHeight - Self.inlineHeight, alignment: .topLeading)
      }
    }
    .settingEnvironment {
      // What the screen says of its own views is not said of its bar.
      $0.font = nil
      $0.foreground = ForegroundLevels()
      $0.isInListRow = false
    }
    return try named("NavigationBar", body: content, in: context)
  }
}

/// The buttons at one end of the bar, each on a capsule of its own.
private struct BarPlatters: PrimitiveView {
  let items: [any View]

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let nodes = try context.nested {
      $0.controls.buttonStyle = BarButtonStyle()
      $0.font = .body.weight(.medium)
      $0.lineLimit = 1
    } _: {
      try $0.children(items, along: .horizontal)
    }
    let platter = Color(light: RGBA(246, 246, 246), dark: RGBA(255, 255, 255, alpha: 0.12))
    return ViewNodes(
      try nodes.flatMap { node in
        try NodesView(nodes: [node])
          .padding(.horizontal, 12)
          .frame(minWidth: 44, minHeight: 44, maxHeight: 44)
          .background(platter, in: Capsule())
          .layoutNodes(in: context).nodes
      })
  }
}

/// A button's label in the bar: in the labels' colour, as iOS 26 draws it, red where it destroys.
struct BarButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      let environment = context.environment
      let style =
        !environment.isEnabled
        ? environment.disabledLabel
        : configuration.role == .destructive ? Color.red : environment.tint ?? .primary
      return configuration.label.labelStyled(style)
    }
  }
}

extension ViewContext {
  /// - Throws: `ViewError` where the bar was made already, as it is for a `GeometryReader`'s content.
  func changeBar(_ name: String, _ change: (NavigationBar) -> Void) throws {
    guard let bar = environment.controls.navigationBar else { return }
    if bar.isMade {
      throw ViewError.unsupported(
        name: name, hint: "write it outside of the GeometryReader, whose content is made later")
    }
    change(bar)
  }
}
