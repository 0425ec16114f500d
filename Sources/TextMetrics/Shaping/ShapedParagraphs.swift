import Foundation
import Typography

/// A text shaped with real fonts, ready to be broken at any width.
final class ShapedParagraphs: ShapedText {
  private let text: TypesetText
  private let store: GlyphStore

  init(text: TypesetText, store: GlyphStore) {
    self.text = text
    self.store = store
  }

  var otherStandIn: String? { store.signItems.lazy.compactMap(\.setup.otherStandIn).first }

  func size(width: CGFloat?, height: CGFloat?, rules: LineRules) -> CGSize {
    text.size(width: width, height: height, rules: rules)
  }

  func lines(width: CGFloat?, height: CGFloat?, rules: LineRules) -> TextLines {
    text.lines(width: width, height: height, rules: rules) { span, scale, tightening in
      LineSetter(text: text, store: store, scale: scale, tightening: tightening).runs(of: span)
    }
  }
}
