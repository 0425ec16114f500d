import FigureLimits
import Foundation
import Geometry
import LayoutEngine
import Views

/// A view made into nodes and not yet asked anything.
struct Nodes {
  let root: LayoutNode
  let session: LayoutSession
  let count: Int

  init(
    _ view: any View, remembers: Bool = true, direction: LayoutDirection = .leftToRight,
    limits: Limits = Limits(), deadline: Deadline? = nil
  ) throws {
    session = LayoutSession(remembers: remembers, limits: limits, deadline: deadline)
    let build = FigureBuild(measurer: SquareText(), session: session, limits: limits)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let nodes = try view.layoutNodes(
      in: ViewContext(environment: environment, build: build)
    ).nodes
    guard nodes.count == 1, let only = nodes.first else { throw NotOneRoot(count: nodes.count) }
    root = only
    count = build.nodeCount
  }

  func tree(_ proposal: ProposedViewSize) throws -> FrameTree {
    try FrameTree(root: root, proposal: proposal, session: session)
  }
}

struct NotOneRoot: Error {
  var count: Int
}

/// The frame tree of a view.
func frames(
  of view: any View, _ proposal: ProposedViewSize, remembers: Bool = true,
  direction: LayoutDirection = .leftToRight
) throws -> FrameTree {
  try Nodes(view, remembers: remembers, direction: direction).tree(proposal)
}

extension FrameTree {
  /// The tree as text, for messages and to compare.
  var text: String {
    var lines: [String] = []
    root.appendText(to: &lines)
    return lines.joined(separator: "\n")
  }
}
