import Catalog
import Typography
import Views

private let view = ["View"]
private let shape = ["InsettableShape", "Shape", "View"]

extension Text: Bridged { public static var conformances: [String] { view } }
extension Image: Bridged { public static var conformances: [String] { view } }
extension EmptyView: Bridged { public static var conformances: [String] { view } }
extension Group: Bridged { public static var conformances: [String] { view } }
extension ForEach: Bridged { public static var conformances: [String] { view } }
extension AnyView: Bridged { public static var conformances: [String] { view } }
extension Canvas: Bridged { public static var conformances: [String] { view } }
extension Spacer: Bridged { public static var conformances: [String] { view } }
extension Divider: Bridged { public static var conformances: [String] { view } }
extension HStack: Bridged { public static var conformances: [String] { view } }
extension VStack: Bridged { public static var conformances: [String] { view } }
extension ZStack: Bridged { public static var conformances: [String] { view } }
extension LazyHStack: Bridged { public static var conformances: [String] { view } }
extension LazyVStack: Bridged { public static var conformances: [String] { view } }
extension ViewThatFits: Bridged { public static var conformances: [String] { view } }
extension ScrollView: Bridged { public static var conformances: [String] { view } }
extension List: Bridged { public static var conformances: [String] { view } }
extension Form: Bridged { public static var conformances: [String] { view } }
extension Section: Bridged { public static var conformances: [String] { view } }
extension FrameFill: Bridged { public static var conformances: [String] { view } }
extension GradientBlock: Bridged { public static var conformances: [String] { view } }
extension ShapeView: Bridged { public static var conformances: [String] { view } }

extension Rectangle: Bridged { public static var conformances: [String] { shape } }
extension RoundedRectangle: Bridged { public static var conformances: [String] { shape } }
extension Capsule: Bridged { public static var conformances: [String] { shape } }
extension Circle: Bridged { public static var conformances: [String] { shape } }
extension Ellipse: Bridged { public static var conformances: [String] { shape } }

extension GradientBlock.Style: Bridged {
  public static var typeName: String { "GradientBlock.Style" }
}
extension GraphicsContext: Bridged {}
extension ColorRenderingMode: Bridged {}
extension Font: Bridged {}
extension Font.Weight: Bridged {
  public static var typeName: String { "Font.Weight" }
}
extension Font.Width: Bridged {
  public static var typeName: String { "Font.Width" }
}
extension Font.Leading: Bridged {
  public static var typeName: String { "Font.Leading" }
}
extension FontDesign: Bridged {
  public static var typeName: String { "Font.Design" }
}
extension TextStyle: Bridged {
  public static var typeName: String { "Font.TextStyle" }
}
extension Text.Case: Bridged {
  public static var typeName: String { "Text.Case" }
}
extension TruncationMode: Bridged {
  public static var typeName: String { "Text.TruncationMode" }
}
extension TextAlignment: Bridged {}
extension DynamicTypeSize: Bridged {}
extension Visibility: Bridged {}
extension VerticalEdgeSet: Bridged {
  public static var typeName: String { "VerticalEdge.Set" }
  public static func bridged(_ value: Value) throws -> VerticalEdgeSet? { try optionSet(value) }
}
extension PinnedScrollableViews: Bridged {
  public static func bridged(_ value: Value) throws -> PinnedScrollableViews? {
    try optionSet(value)
  }
}
extension ContentMarginPlacement: Bridged {}
extension Image.TemplateRenderingMode: Bridged {
  public static var typeName: String { "Image.TemplateRenderingMode" }
}
extension Image.ResizingMode: Bridged {
  public static var typeName: String { "Image.ResizingMode" }
}
extension Image.Interpolation: Bridged {
  public static var typeName: String { "Image.Interpolation" }
}
