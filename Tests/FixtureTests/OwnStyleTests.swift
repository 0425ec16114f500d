import Testing

/// Styles, shapes, layouts and modifiers of the fixture's own, named by `.name`.
@Suite struct OwnStyleTests {
  private let declarations = """
    struct TallStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.icon; configuration.title }
      }
    }
    struct BoxedStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(3)
      }
    }
    extension LabelStyle where Self == TallStyle { static var tall: TallStyle { TallStyle() } }
    struct Even: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    extension Layout where Self == Even { static var even: Even { Even() } }
    func any(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
    struct Card: ViewModifier { func body(content: Content) -> some View { content.padding(7) } }
    extension ViewModifier where Self == Card { static var card: Card { Card() } }
    extension ShapeStyle where Self == Color { static var brand: Color { .red } }
    struct Wedge: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
    extension Shape where Self == Wedge { static var wedge: Wedge { Wedge() } }
    struct Filled: View {
      var shape: any Shape = .wedge
      var body: some View { AnyShape(shape).fill(.brand) }
    }

    """

  @Test(arguments: [
    "Label { Text(\"a\") } icon: { Circle() }.labelStyle(.tall)",
    "Label { Text(\"a\") } icon: { Circle() }.labelStyle(TallStyle())",
    "let even = any(.even)\neven { Text(\"a\") }", "Text(\"a\").modifier(.card)",
    "Text(\"a\").foregroundStyle(.brand)",
    "Circle().fill(.brand)", "Color.red.clipShape(.wedge)",
    "VStack { ForEach([Color.red, .orange], id: \\.self) { $0.frame(width: 10) } }",
    "ForEach([TextAlignment.leading, .center], id: \\.self) { Text(\"a\").multilineTextAlignment($0) }",
    "Circle().fill(1 > 2 ? Color.red : .brand)",
  ])
  func namesAreFound(_ source: String) throws {
    #expect(try Fixture.problems(declarations + source).isEmpty)
  }

  /// A style's body is made in the style around it.
  @Test func stylesInStyles() throws {
    let label = "Label { Text(verbatim: \"a\") } icon: { Color.red.frame(width: 9, height: 9) }"
    let tall = try Fixture.frames(of: declarations + label + ".labelStyle(.tall)")
    #expect(tall.contains("VStack"), "\(tall)")
    let both = try Fixture.frames(
      of: declarations + label + ".labelStyle(BoxedStyle()).labelStyle(.tall)")
    #expect(both.contains("VStack") && both.contains("padding"), "\(both)")
    let plain = try Fixture.frames(
      of: declarations + label + ".labelStyle(.titleOnly).labelStyle(.tall)")
    #expect(!plain.contains("VStack"), "\(plain)")
  }

  /// An insettable shape is a shape, whatever type `inset(by:)` gives.
  @Test func insettableShapes() throws {
    let arc = """
      struct Arc: InsettableShape {
        var amount: CGFloat = 0
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        func inset(by amount: CGFloat) -> some InsettableShape {
          var arc = self
          arc.amount += amount
          return arc
        }
      }
      Arc().stroke(.red, lineWidth: 3)
      Arc().strokeBorder(.red, lineWidth: 3)
      """
    #expect(try Fixture.problems(arc).isEmpty)
  }

  @Test func whatTheEnvironmentDoesNotHave() throws {
    let told = try Fixture.problems(
      "struct V: View {\n  @Environment(\\.locale) var locale\n"
        + "  var body: some View { Text(\"a\") }\n}\nV()")
    #expect(told.first?.hasPrefix("f.swift:2:16: error: 'locale'") == true, "\(told)")
  }

  @Test func coloursOfCatalogs() throws {
    let told = try Fixture.problems("Text(\"a\").foregroundStyle(Color(\"Brand\"))")
    #expect(told.first?.contains("colours of asset catalogs are not read") == true, "\(told)")
    #expect(told.first?.contains("Color(red: 0.2") == true, "\(told)")
  }
}
