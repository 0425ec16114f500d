import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// What shapes made of shapes answer (Shape.md of iamcgn/swiftui-web, measured) and draw.
@Suite struct ShapeTests {
  @Test("A circle that is moved, scaled, turned or inset takes the proposal; trimmed, it is square")
  func sizes() throws {
    try expectFrames(
      """
      scaled 0 0 60 40
      moved 0 0 60 40
      turned 0 0 60 40
      sized 0 0 60 40
      inset 0 0 60 40
      bordered 0 0 60 40
      trimmed 10 0 40 40
      stroked 10 0 40 40
      any 10 0 40 40
      """, width: 60, height: 40
    ) {
      ZStack {
        Circle().scale(0.5).id("scaled")
        Circle().offset(x: 5).id("moved")
        Circle().rotation(.degrees(30)).id("turned")
        Circle().size(width: 8, height: 8).id("sized")
        Circle().inset(by: 3).id("inset")
        Circle().strokeBorder(lineWidth: 2).id("bordered")
        Circle().trim(from: 0, to: 0.5).id("trimmed")
        Circle().stroke(lineWidth: 2).id("stroked")
        AnyShape(Circle()).id("any")
      }
    }
  }

  @Test("Every one of them, and a path, is 10 × 10 where nothing is proposed")
  func ideals() throws {
    try expectFrames(
      """
      a 45 45 10 10
      """, width: 100, height: 100
    ) { Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fixedSize().id("a") }
    for view in [
      Circle().scale(2).fixedSize() as any View, Circle().offset(x: 9).fixedSize(),
      Ellipse().inset(by: 4).fixedSize(), Capsule().trim(to: 0.2).fixedSize(),
    ] {
      let frame = try LaidOut(view, ProposedViewSize(width: 90, height: 80)).tree.root.frame
      #expect(frame.size == CGSize(width: 10, height: 10))
    }
  }

  @Test("A path is drawn from its frame's corner, beyond it too") func pathPlace() throws {
    let laidOut = try LaidOut(
      Path(CGRect(x: 2, y: 3, width: 24, height: 16)).frame(width: 10, height: 10)
        .padding(.leading, 5), ProposedViewSize(width: 90, height: 80))
    let bounds = try DisplayItem.bounds(of: laidOut.items())
    #expect(bounds == CGRect(x: 7, y: 3, width: 24, height: 16))
  }

  @Test("A stroke that is turned is the turned outline's stroke; one that is stretched is mapped")
  func derivedStrokes() throws {
    let proposal = ProposedViewSize(width: 40, height: 40)
    let turned = Rectangle().stroke(lineWidth: 4).rotation(.degrees(90))
    guard case .stroke(_, _, let style)? = try LaidOut(turned, proposal).items().first else {
      Issue.record("a turned stroke is a stroke")
      return
    }
    #expect(style.lineWidth == 4)
    let stretched = Rectangle().stroke(lineWidth: 4).scale(x: 2, y: 1)
    guard case .group(let group)? = try LaidOut(stretched, proposal).items().first else {
      Issue.record("a stretched stroke is a mapped group")
      return
    }
    #expect(group.transform.a == 2)
    #expect(group.transform.d == 1)
  }

  @Test("What has no exact drawing is refused by name") func refusals() throws {
    let proposal = ProposedViewSize(width: 40, height: 40)
    for view in [
      Circle().stroke(lineWidth: 4).trim(to: 0.5) as any View,
      Circle().stroke(lineWidth: 4).stroke(.red, lineWidth: 1),
      Color.red.clipShape(Circle().stroke(lineWidth: 4)),
    ] {
      let laidOut = try LaidOut(view, proposal)
      #expect(throws: ViewError.self) { try laidOut.items() }
    }
  }

  @Test("A quarter of a rectangle's outline ends at its first corner") func trimming() {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      square.trimmedPath(from: 0, to: 0.25)
        == Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) })
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(
      from: 0, to: 0.5)
    // The right half of the turn is the lower one: from the trailing point, clockwise.
    #expect(abs(half.boundingRect.minY - 10) < 0.01)
    #expect(abs(half.boundingRect.maxY - 20) < 0.6)
  }

  @Test("Radii give way to their neighbours") func unevenRadii() {
    // Radii 20 and 90 on a side of 100 become 20 and 80 (Apple's path).
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 1000),
      cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 90), style: .circular)
    var ends: [CGPoint] = []
    for case .curve(let to, _, _) in path.elements { ends.append(to) }
    #expect(ends.contains { abs($0.x - 20) < 0.01 && abs($0.y) < 0.01 })
    #expect(ends.contains { abs($0.x - 100) < 0.01 && abs($0.y - 80) < 0.01 })
  }
}
