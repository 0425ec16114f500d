import Catalog
import Foundation
import Geometry
import Views

/// What `#Preview(traits:)` says about the figure.
public enum PreviewTrait: Bridged, Sendable {
  /// A canvas of a fixed size, in points.
  case fixedLayout(CGSize)
  case sizeThatFitsLayout
  /// The whole screen.
  case defaultLayout
  /// The whole screen, on its side.
  case landscape

  public static var typeName: String { "PreviewTrait" }
}

extension Vocabulary {
  static let previews: [Entry] = [
    .staticMethod(
      "fixedLayout", "static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait"
    ) { (width: CGFloat, height: CGFloat) in
      PreviewTrait.fixedLayout(CGSize(width: width, height: height))
    },
    .staticProperty("sizeThatFitsLayout", PreviewTrait.sizeThatFitsLayout),
    .staticProperty("defaultLayout", PreviewTrait.defaultLayout),
    .staticProperty("portrait", PreviewTrait.defaultLayout),
    .staticProperty("portraitUpsideDown", PreviewTrait.defaultLayout),
    .staticProperty("landscapeLeft", PreviewTrait.landscape),
    .staticProperty("landscapeRight", PreviewTrait.landscape),
    .modifier("previewLayout", "func previewLayout(_ value: PreviewLayout) -> some View") {
      (view: any View, layout: PreviewLayout) in view.previewLayout(layout)
    },
    .staticProperty("device", PreviewLayout.device),
    .staticProperty("sizeThatFits", PreviewLayout.sizeThatFits),
    .staticMethod("fixed", "static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout") {
      (width: CGFloat, height: CGFloat) in PreviewLayout.fixed(width: width, height: height)
    },
  ]
}

extension PreviewLayout: Bridged {}
