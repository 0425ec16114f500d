import Drawing
import Foundation
import Geometry
import LayoutEngine

/// What is drawn around a text field.
package enum TextFieldLook: Hashable, Sendable {
  case automatic
  case plain
  case roundedBorder
}

/// How text fields look.
public protocol TextFieldStyle {
  /// What of it is drawn.
  var _look: TextFieldStyleLook { get }
}

/// A look that a text field's style stands for.
public struct TextFieldStyleLook {
  let look: TextFieldLook
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldStyleLook { TextFieldStyleLook(look: .automatic) }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldStyleLook { TextFieldStyleLook(look: .plain) }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: TextFieldStyleLook { TextFieldStyleLook(look: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    settingEnvironment { $0.controls.textFieldStyle = style._look.look }
  }
}

/// iOS: half a point of black at 20 % inside corners of 4. macOS: a point of black at 23/255 outside
/// corners of 5, on white (iOS.md, TextField.md).
struct FieldBorder: NodeDrawing {
  var isIOS: Bool
  var isEnabled: Bool

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    let frame = context.snapped(node.frame)
    if frame.width > 2, frame.height > 2 {
      let (inset, radius, width, strength): (CGFloat, CGFloat, CGFloat, Double) =
        isIOS ? (0.25, 4, 0.5, 51) : (-0.5, 5, 1, 23)
      let ground = Color(light: RGBA(255, 255, 255), dark: isIOS ? RGBA(0, 0, 0) : RGBA(30, 30, 30))
      let fill = ground.resolved(isDark: context.isDark).opacity(isEnabled ? 1 : 0.75)
      items.append(.fill(Path(roundedRect: frame, cornerRadius: radius), .color(fill), .nonZero))
      items.append(
        .stroke(
          Path(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: radius),
          .color(Color.ink(strength).resolved(isDark: context.isDark)),
          StrokeStyle(lineWidth: width)))
    }
    try content(&items)
  }
}
