import Foundation
import Geometry
import LayoutEngine

/// Which views make the size of a `ZStack` that has views of several priorities.
struct ZStackSizing: Decision {
  let kind = "sizing"
  let container: LayoutNode
  let proposal: ProposedViewSize
  /// The highest.
  let priority: Double
  /// The views of that priority.
  let deciding: [LayoutNode]

  var subviews: [LayoutNode] { container.children }
}

extension ZStackSizing {
  func lines(_ title: (LayoutNode) -> String) -> [String] {
    ["is sized by its views of priority \(CGFloat(priority).lengthText) alone"]
      + deciding.map { "  \(title($0))" }
  }

  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("priority") { $0.length(CGFloat(priority)) }
    json.field("deciding") { json in json.array(deciding) { $0.index(number($1)) } }
  }
}
