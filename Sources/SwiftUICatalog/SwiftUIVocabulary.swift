import Catalog
import Drawing
import Geometry
import LayoutEngine
import Typography
import Views

extension Vocabulary {
  /// The table: every declaration that fixture code may use.
  public static let swiftUI = Vocabulary(
    stacks + content + contentConstants + lists + listConstants + padding + frame + secondary
      + effects + text + textModifiers + fonts + fontConstants + shapes + shapeConstants
      + previews + styles + gradients + colors + geometry + geometryConstants + angles + layout,
    types: types)

  /// Every compiled type with members or conformances of its own.
  private static let types: [any Bridged.Type] = [
    ViewValue.self, ShapeValue.self, StyleValue.self, Text.self, Image.self, EmptyView.self,
    Group.self, ForEach.self, AnyView.self, Spacer.self, Divider.self, HStack.self,
    VStack.self, ZStack.self, LazyHStack.self, LazyVStack.self, ViewThatFits.self,
    ScrollView.self, List.self, Form.self, Section.self, FrameFill.self, GradientBlock.self,
    ShapeView.self, Rectangle.self, RoundedRectangle.self, Capsule.self, Circle.self,
    Ellipse.self, AnyShape.self, Color.self, AnyGradient.self, LinearGradient.self,
    RadialGradient.self, EllipticalGradient.self, AngularGradient.self,
    HierarchicalShapeStyle.self, ForegroundStyle.self, BackgroundStyle.self,
    TintShapeStyle.self, Path.self, LayoutValue.self, LayoutSubviews.self,
  ]
}
