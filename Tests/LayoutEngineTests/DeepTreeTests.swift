import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Depth has a named limit, and up to it nothing overflows, whichever thread asks.
@Suite struct DeepTreeTests {
  static let screen = ProposedViewSize(width: 390, height: 844)

  /// The last depth that the default limit of a figure allows: each level here takes two, that of
  /// the `AnyView` and that of the stack's content.
  @Test func viewsUpToTheLimit() throws {
    let session = LayoutSession()
    let build = FigureBuild(measurer: SquareText(), session: session)
    let depth = build.depthLimit / 2 - 1
    let context = ViewContext(environment: EnvironmentValues(), build: build)
    let root = try nested(depth: depth).layoutNodes(in: context).nodes[0]
    let tree = try FrameTree(root: root, proposal: Self.screen, session: session)
    #expect(tree.root.all.count == 2 * depth + 1)
    var items: [DisplayItem] = []
    try tree.draw(context: DrawingContext(pixel: 0.5, isDark: false), into: &items)
    #expect(items.count <= depth + 1)
  }

  @Test func viewsBeyondTheLimitAreAnError() throws {
    let build = FigureBuild(measurer: SquareText())
    let context = ViewContext(environment: EnvironmentValues(), build: build)
    #expect(throws: ViewError.tooDeep(limit: build.depthLimit)) {
      try nested(depth: build.depthLimit + 1).layoutNodes(in: context)
    }
  }

  /// Nodes that were not made from views have a limit of their own.
  @Test(arguments: [0, 1])
  func nodesUpToTheLimitAndBeyond(excess: Int) throws {
    let session = LayoutSession()
    var node = LayoutNode("leaf", layout: StairsLayout(), session: session)
    for _ in 1..<(FrameTree.depthLimit + excess) {
      node = LayoutNode("level", layout: StairsLayout(), children: [node], session: session)
    }
    let root = node
    if excess == 0 {
      let tree = try FrameTree(root: root, proposal: Self.screen, session: session)
      #expect(tree.root.all.count == FrameTree.depthLimit)
    } else {
      #expect(throws: LayoutError.tooDeep(limit: FrameTree.depthLimit)) {
        try FrameTree(root: root, proposal: Self.screen, session: session)
      }
    }
  }

  /// Views that are made when the size of a reader is known lead down in the same way.
  @Test func readersInReaders() throws {
    var view = Color.red.erased
    for _ in 0..<600 {
      let inner = view
      view = GeometryReader { _ in inner }.erased
    }
    let tree = try frames(of: view, Self.screen)
    #expect(tree.root.all.count == 601)
  }

  private func nested(depth: Int) -> AnyView {
    var view = Color.red.erased
    for level in 0..<depth {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? HStack {
          Color.blue
          inner
        }.erased
        : VStack {
          Color.blue
          inner
        }.erased
    }
    return view
  }
}
