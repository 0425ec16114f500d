import Catalog
import Foundation
import Geometry
import LayoutEngine

extension Vocabulary {
  static let geometry: [Entry] = [
    // Core Graphics takes whole numbers too, which literals are where an overload takes them:
    // the width of `CGSize(width: 7 / 2, height: 3)` is 3.
    .initializer(CGSize.self, "init(width: Int, height: Int)") {
      (width: Int, height: Int) in CGSize(width: width, height: height)
    },
    .initializer(CGSize.self, "init(width: CGFloat, height: CGFloat)") {
      (width: CGFloat, height: CGFloat) in CGSize(width: width, height: height)
    },
    .initializer(CGSize.self, "init()") { CGSize.zero },
    .staticProperty("zero", CGSize.zero),
    .property(
      "horizontal", "var horizontal: HorizontalAlignment", \Alignment.horizontal),
    .property("vertical", "var vertical: VerticalAlignment", \Alignment.vertical),
    .property("width", "var width: CGFloat", \CGSize.width),
    .property("height", "var height: CGFloat", \CGSize.height),
    .initializer(CGPoint.self, "init(x: Int, y: Int)") { (x: Int, y: Int) in
      CGPoint(x: x, y: y)
    },
    .initializer(CGPoint.self, "init(x: CGFloat, y: CGFloat)") {
      (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y)
    },
    .initializer(CGPoint.self, "init()") { CGPoint.zero },
    .staticProperty("zero", CGPoint.zero),
    .property("x", "var x: CGFloat", \CGPoint.x),
    .property("y", "var y: CGFloat", \CGPoint.y),
    .initializer(CGRect.self, "init(x: Int, y: Int, width: Int, height: Int)") {
      (x: Int, y: Int, width: Int, height: Int) in
      CGRect(x: x, y: y, width: width, height: height)
    },
    .initializer(
      CGRect.self, "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)"
    ) { (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
      CGRect(x: x, y: y, width: width, height: height)
    },
    .initializer(CGRect.self, "init(origin: CGPoint, size: CGSize)") {
      (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
    },
    .initializer(CGRect.self, "init()") { CGRect.zero },
    .staticProperty("zero", CGRect.zero),
    .property("origin", "var origin: CGPoint", \CGRect.origin),
    .property("size", "var size: CGSize", \CGRect.size),
    .property("width", "var width: CGFloat { get }") { (rect: CGRect) in rect.width },
    .property("height", "var height: CGFloat { get }") { (rect: CGRect) in rect.height },
    .property("minX", "var minX: CGFloat { get }") { (rect: CGRect) in rect.minX },
    .property("midX", "var midX: CGFloat { get }") { (rect: CGRect) in rect.midX },
    .property("maxX", "var maxX: CGFloat { get }") { (rect: CGRect) in rect.maxX },
    .property("minY", "var minY: CGFloat { get }") { (rect: CGRect) in rect.minY },
    .property("midY", "var midY: CGFloat { get }") { (rect: CGRect) in rect.midY },
    .property("maxY", "var maxY: CGFloat { get }") { (rect: CGRect) in rect.maxY },
    .property("isEmpty", "var isEmpty: Bool { get }") { (rect: CGRect) in rect.isEmpty },
    .method("insetBy", "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
      (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.insetBy(dx: dx, dy: dy)
    },
    .method("offsetBy", "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
      (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.offsetBy(dx: dx, dy: dy)
    },
    .method("union", "func union(_ other: CGRect) -> CGRect") { (a: CGRect, b: CGRect) in
      a.union(b)
    },
    .method("intersection", "func intersection(_ other: CGRect) -> CGRect") {
      (a: CGRect, b: CGRect) in a.intersection(b)
    },
    .method("intersects", "func intersects(_ other: CGRect) -> Bool") {
      (a: CGRect, b: CGRect) in a.intersects(b)
    },
    .method("contains", "func contains(_ point: CGPoint) -> Bool") {
      (rect: CGRect, point: CGPoint) in rect.contains(point)
    },
    .method("applying", "func applying(_ t: CGAffineTransform) -> CGRect") {
      (rect: CGRect, transform: CGAffineTransform) in rect.applying(transform)
    },
    .method("applying", "func applying(_ t: CGAffineTransform) -> CGPoint") {
      (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
    },
    .initializer(
      EdgeInsets.self,
      "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)"
    ) { (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    },
    .initializer(EdgeInsets.self, "init()") { EdgeInsets() },
    .property("top", "var top: CGFloat", \EdgeInsets.top),
    .property("leading", "var leading: CGFloat", \EdgeInsets.leading),
    .property("bottom", "var bottom: CGFloat", \EdgeInsets.bottom),
    .property("trailing", "var trailing: CGFloat", \EdgeInsets.trailing),
    .initializer(UnitPoint.self, "init(x: CGFloat, y: CGFloat)") {
      (x: CGFloat, y: CGFloat) in UnitPoint(x: x, y: y)
    },
    .initializer(UnitPoint.self, "init()") { UnitPoint() },
    .property("x", "var x: CGFloat", \UnitPoint.x),
    .property("y", "var y: CGFloat", \UnitPoint.y),
    .initializer(
      Alignment.self, "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)"
    ) { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
      Alignment(horizontal: horizontal, vertical: vertical)
    },
  ]

  static let geometryConstants: [Entry] =
    Entry.constants([
      ("zero", UnitPoint.zero), ("center", .center), ("leading", .leading),
      ("trailing", .trailing), ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
      ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
      ("bottomTrailing", .bottomTrailing),
    ])
    + Entry.constants([
      ("center", Alignment.center), ("leading", .leading), ("trailing", .trailing),
      ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
      ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
      ("bottomTrailing", .bottomTrailing),
      ("centerFirstTextBaseline", .centerFirstTextBaseline),
      ("centerLastTextBaseline", .centerLastTextBaseline),
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ])
    + Entry.constants([
      ("leading", HorizontalAlignment.leading), ("center", .center), ("trailing", .trailing),
      ("listRowSeparatorLeading", .listRowSeparatorLeading),
      ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
    ])
    + Entry.constants([
      ("top", VerticalAlignment.top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ])
    + Entry.constants([
      ("top", Edge.Set.top), ("leading", .leading), ("bottom", .bottom),
      ("trailing", .trailing), ("horizontal", .horizontal), ("vertical", .vertical),
      ("all", .all),
    ])
    + Entry.constants([
      ("top", Edge.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ])
    + Entry.constants([("horizontal", Axis.Set.horizontal), ("vertical", .vertical)])
    + Entry.constants([("horizontal", Axis.horizontal), ("vertical", .vertical)])
    + Entry.constants([
      ("leftToRight", LayoutDirection.leftToRight), ("rightToLeft", .rightToLeft),
    ])
    + Entry.constants([("fit", ContentMode.fit), ("fill", .fill)])
    + [
      .allCases(of: Edge.self), .allCases(of: Axis.self), .allCases(of: LayoutDirection.self),
      .allCases(of: ContentMode.self),
    ]
    + Entry.setAlgebra(of: Edge.Set.self) + Entry.setAlgebra(of: Axis.Set.self)
}
