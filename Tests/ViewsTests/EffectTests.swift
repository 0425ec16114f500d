import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// What effects draw; frames are the recorded cases' matter.
@Suite struct EffectTests {
  private let proposal = ProposedViewSize(width: 100, height: 60)

  private func bounds(_ view: some View) throws -> CGRect {
    let items = try LaidOut(view, proposal).items()
    return try #require(DisplayItem.bounds(of: items))
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY)
      < 1e-6
  }

  @Test("Maps keep their anchors (measured: transform/basic)") func anchors() throws {
    let box = Color.red.frame(width: 40, height: 20)
    #expect(
      isClose(
        try bounds(box.rotationEffect(.degrees(90), anchor: .topLeading)),
        CGRect(x: -20, y: 0, width: 20, height: 40)))
    #expect(
      isClose(
        try bounds(box.scaleEffect(x: 2, y: 0.5, anchor: .bottom)),
        CGRect(x: -20, y: 10, width: 80, height: 10)))
    #expect(
      isClose(
        try bounds(box.transformEffect(CGAffineTransform(translationX: 20, y: -4))),
        CGRect(x: 20, y: -4, width: 40, height: 20)))
  }

  @Test("A turn in space is drawn where it is flat, and refused by name where it is not")
  func spatial() throws {
    let box = Color.red.frame(width: 40, height: 20)
    #expect(
      isClose(
        try bounds(box.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))),
        CGRect(x: 10, y: -10, width: 20, height: 40)))
    #expect(
      isClose(
        try bounds(
          box.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchor: .trailing)),
        CGRect(x: 40, y: 0, width: 40, height: 20)))
    #expect(
      isClose(
        try bounds(
          box.rotation3DEffect(
            .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)),
        CGRect(x: 10, y: 0, width: 20, height: 20)))
    let tilted = try LaidOut(
      box.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0)), proposal)
    #expect(throws: ViewError.self) { try tilted.items() }
    #expect(tilted.tree.root.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("What is squeezed to nothing draws nothing") func singular() throws {
    #expect(try LaidOut(Color.red.scaleEffect(0), proposal).items().isEmpty)
    #expect(throws: ViewError.self) {
      _ = try LaidOut(Color.red.scaleEffect(.nan), proposal)
    }
  }

  @Test("A hard shadow is a silhouette beside the view; a soft one is refused") func shadows()
    throws
  {
    let hard = try LaidOut(
      Color.red.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 3, y: 4),
      proposal)
    let items = try hard.items()
    guard case .group(let shadow)? = items.first, items.count == 2 else {
      Issue.record("a shadow is a group below the view")
      return
    }
    #expect(shadow.transform == CGAffineTransform(translationX: 3, y: 4))
    guard case .fill(_, .color(let color), _)? = shadow.items.first else {
      Issue.record("the silhouette of a colour is one fill")
      return
    }
    #expect(color == RGBA(0, 0, 0))
    let soft = try LaidOut(Color.red.shadow(radius: 3), proposal)
    #expect(throws: ViewError.self) { try soft.items() }
  }

  @Test("A mask of a shape is a clip, one of parts that overlap is refused") func masks() throws {
    let masked = try LaidOut(Color.red.mask { Circle().frame(width: 20, height: 20) }, proposal)
    guard case .group(let group)? = try masked.items().first else {
      Issue.record("a masked view is a group")
      return
    }
    #expect(group.clip?.boundingRect == CGRect(x: 40, y: 20, width: 20, height: 20))
    let half = try LaidOut(Color.red.mask { Color.black.opacity(0.5) }, proposal)
    if case .group(let group)? = try half.items().first { #expect(group.opacity == 0.5) }
    let overlapping = try LaidOut(
      Color.red.mask {
        Circle()
        Rectangle()
      }, proposal)
    #expect(throws: ViewError.self) { try overlapping.items() }
    #expect(try LaidOut(Color.red.mask { EmptyView() }, proposal).items().isEmpty)
  }

  @Test("Effects on pixels are refused when they are drawn, unless they change nothing")
  func pixels() throws {
    #expect(try LaidOut(Color.red.blur(radius: 0).brightness(0), proposal).items().count == 1)
    for view in [
      Color.red.blur(radius: 2) as any View, Color.red.blendMode(.multiply),
      Color.red.colorInvert(),
    ] {
      let laidOut = try LaidOut(view, proposal)
      #expect(laidOut.tree.root.frame.size == CGSize(width: 100, height: 60))
      #expect(throws: ViewError.self) { try laidOut.items() }
    }
  }

  @Test("A modifier's body wraps the view it is applied to") func modifiers() throws {
    struct Boxed: ViewModifier {
      func body(content: Content) -> some View { content.id("content").padding(5).id("box") }
    }
    try expectFrames("content 5 5 90 50\nbox 0 0 100 60", width: 100, height: 60) {
      Color.red.modifier(Boxed())
    }
  }
}
