import Drawing
import Foundation
import Geometry
import LayoutEngine
import Mutations
import Views

/// A view with the expression that makes it: for the message of a failed test, and to be
/// interpreted.
struct WrittenView {
  var view: any View
  var source: String

  init(_ view: any View, _ source: String) {
    self.view = view
    self.source = source
  }

  /// The view in a modifier.
  func modified(_ source: String, _ modify: (AnyView) -> any View) -> WrittenView {
    WrittenView(modify(view.erased), self.source + source)
  }
}

extension View {
  var erased: AnyView { AnyView(self) }
}

/// Makes random trees of every container and of every modifier that has a say in layout.
///
/// A stack with an explicit spacing has the id `spacing:` and the number of points.
struct RandomViews {
  var numbers: SeededNumbers
  /// Whether a frame may depend on which side is left: not where mirrored trees are compared.
  var mayHaveOwnGuides = true

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
  }

  mutating func tree(depth: Int) -> WrittenView {
    let inner = depth == 0 ? leaf() : numbers.chance(25) ? leaf() : container(depth: depth)
    var result = inner
    while numbers.chance(45) { result = modified(result) }
    return result
  }

  mutating func length() -> CGFloat {
    CGFloat(numbers.pick(0, 4, 10, 16, 33, 50, 120, 250)) + numbers.pick(0, 0, 0.5, 0.25)
  }

  private mutating func leaf() -> WrittenView {
    switch numbers.pick(0, 0, 1, 2, 3, 4, 5, 6, 6, 7) {
    case 0: return WrittenView(Color.red, "Color.red")
    case 1: return WrittenView(Circle(), "AnyView(Circle())")
    case 2: return WrittenView(Rectangle(), "AnyView(Rectangle())")
    case 3: return WrittenView(Divider(), "Divider()")
    case 4:
      let least = length()
      return WrittenView(Spacer(minLength: least), "Spacer(minLength: \(least.text))")
    case 5:
      let size = CGSize(width: length(), height: length())
      return WrittenView(
        Image(size: size) { _ in },
        "Image(size: CGSize(width: \(size.width.text), height: \(size.height.text))) { _ in }")
    case 6:
      let string = String(repeating: "a", count: numbers.pick(1, 3, 12, 40))
      return WrittenView(Text(verbatim: string), "Text(verbatim: \"\(string)\")")
    default:
      return WrittenView(GeometryReader { _ in Color.red }, "GeometryReader { _ in Color.red }")
    }
  }

  private mutating func content(depth: Int) -> (view: ForEach, source: String) {
    let views = (0..<numbers.pick(0, 1, 2, 2, 3, 3, 4)).map { _ in tree(depth: depth - 1) }
    return (
      ForEach(views.indices) { views[$0].view.erased },
      views.isEmpty ? "{}" : "{\n" + views.map(\.source).joined(separator: "\n") + "\n}"
    )
  }

  private mutating func spacing() -> (length: CGFloat?, text: String) {
    let spacing: CGFloat? = numbers.pick(nil, nil, 0, 0, 8, 10, 3.5, -6)
    return (spacing, spacing?.text ?? "nil")
  }

  private mutating func container(depth: Int) -> WrittenView {
    let (content, source) = content(depth: depth)
    let (spacing, text) = spacing()
    let id = spacing == nil ? "" : "spacing:\(text)"
    switch numbers.pick(0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14) {
    case 0:
      let alignment = numbers.pick(
        VerticalAlignment.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline)
      return WrittenView(
        HStack(alignment: alignment, spacing: spacing) { content }.id(id),
        "HStack(alignment: .\(alignment.key.name), spacing: \(text)) \(source).id(\"\(id)\")")
    case 1:
      let alignment = numbers.pick(HorizontalAlignment.center, .leading, .trailing)
      return WrittenView(
        VStack(alignment: alignment, spacing: spacing) { content }.id(id),
        "VStack(alignment: .\(alignment.key.name), spacing: \(text)) \(source).id(\"\(id)\")")
    case 2:
      let (alignment, name) = alignment()
      return WrittenView(
        ZStack(alignment: alignment) { content }, "ZStack(alignment: \(name)) \(source)")
    case 3:
      return WrittenView(
        LazyHStack(spacing: spacing) { content }, "LazyHStack(spacing: \(text)) \(source)")
    case 4:
      return WrittenView(
        LazyVStack(spacing: spacing) { content }, "LazyVStack(spacing: \(text)) \(source)")
    case 5:
      let (axes, name) = axes()
      return WrittenView(ScrollView(axes) { content }, "ScrollView(\(name)) \(source)")
    case 6:
      let (axes, name) = axes()
      return WrittenView(ViewThatFits(in: axes) { content }, "ViewThatFits(in: \(name)) \(source)")
    case 7:
      let layout = AnyLayout(HStackLayout(spacing: spacing))
      return WrittenView(
        layout { content }, "AnyLayout(HStackLayout(spacing: \(text))).callAsFunction \(source)")
    case 8: return WrittenView(StairsLayout { content }, "StairsLayout \(source)")
    case 9:
      return WrittenView(
        Grid { rows(content) },
        "Grid {\nGridRow {\nColor.red\n" + source.dropFirst().dropLast()
          + "}\nGridRow { Color.blue.gridCellColumns(2) }\n}")
    case 10:
      let items = [GridItem(.flexible(minimum: 20)), GridItem(.fixed(30)), GridItem(.flexible())]
      return WrittenView(
        LazyVGrid(columns: items) { content },
        "LazyVGrid(columns: [GridItem(.flexible(minimum: 20)), GridItem(.fixed(30)), GridItem(.flexible())]) \(source)"
      )
    case 11:
      let items = [GridItem(.adaptive(minimum: 40))]
      return WrittenView(
        LazyVGrid(columns: items) { content },
        "LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) \(source)")
    case 12: return WrittenView(List { content }, "List \(source)")
    case 13:
      return WrittenView(
        Form { Section("Head") { content } }, "Form { Section(\"Head\") \(source) }")
    default: return WrittenView(GroupBox("Title") { content }, "GroupBox(\"Title\") \(source)")
    }
  }

  private func rows(_ content: ForEach) -> TupleView {
    ViewBuilder.buildBlock(
      GridRow {
        Color.red
        content
      },
      GridRow {
        Color.blue.gridCellColumns(2)
      })
  }

  private mutating func axes() -> (axes: Axis.Set, name: String) {
    numbers.pick(
      (.horizontal, ".horizontal"), (.vertical, ".vertical"),
      ([.horizontal, .vertical], "[.horizontal, .vertical]"))
  }

  private mutating func alignment() -> (alignment: Alignment, name: String) {
    numbers.pick(
      (.center, ".center"), (.topLeading, ".topLeading"), (.trailing, ".trailing"),
      (.bottom, ".bottom"), (.centerFirstTextBaseline, ".centerFirstTextBaseline"))
  }
}

/// A reader's own layout: each view a step further right and down, sized as it likes.
struct StairsLayout: Layout {
  private func steps(_ subviews: Subviews) -> (ends: [CGPoint], size: CGSize) {
    var corner = CGPoint.zero
    var ends: [CGPoint] = []
    for subview in subviews {
      ends.append(corner)
      let size = subview.sizeThatFits(.unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
    return (ends, CGSize(width: corner.x, height: corner.y))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    steps(subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, end) in zip(subviews, steps(subviews).ends) {
      subview.place(
        at: CGPoint(x: bounds.minX + end.x, y: bounds.minY + end.y), proposal: .unspecified)
    }
  }
}
