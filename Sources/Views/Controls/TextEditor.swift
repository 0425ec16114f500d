import Foundation
import Geometry
import LayoutEngine

/// Lines that the reader can type in.
///
/// Takes what it is offered, 100 points where that is nil. The text is 5 points in at the sides, and
/// 8 from the top on iOS (the insets of UIKit's `UITextView`), at the top on macOS (TextEditor.md of
/// iamcgn/swiftui-web), on a white ground.
public struct TextEditor: PrimitiveView {
  let text: String

  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let top: CGFloat = environment.platform == .ios ? 8 : 0
    let field = Text(text)
      .padding(EdgeInsets(top: top, leading: 5, bottom: 0, trailing: 5))
      .frame(
        minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 0, idealHeight: 100,
        maxHeight: .infinity, alignment: .topLeading
      )
      .clipped()
    guard environment.showsScrollBackground else {
      return try named("TextEditor", body: field, in: context)
    }
    return try named(
      "TextEditor", body: field.background { Rectangle().fill(BackgroundStyle()) }, in: context)
  }
}
