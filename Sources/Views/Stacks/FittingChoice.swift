import Foundation
import Geometry
import LayoutEngine

/// Which view a `ViewThatFits` took, and why not those before it.
struct FittingChoice: Decision {
  struct Tried {
    var node: LayoutNode
    var size: CGSize
    /// Where it is longer than what was proposed.
    var exceeded: [Axis]
  }

  let kind = "choice"
  let container: LayoutNode
  let proposal: ProposedViewSize
  /// Along which the views have to fit.
  let axes: Axis.Set
  /// In order, up to the first that fits.
  var tried: [Tried] = []
  var taken: Int?

  var subviews: [LayoutNode] { container.children }
}

extension FittingChoice {
  func lines(_ title: (LayoutNode) -> String) -> [String] {
    let room =
      switch (axes.contains(.horizontal), axes.contains(.vertical)) {
      case (true, true): " in \(proposal.text)"
      case (true, false): " in a width of \(proposal.width?.lengthText ?? "nil")"
      case (false, true): " in a height of \(proposal.height?.lengthText ?? "nil")"
      case (false, false): ""
      }
    return ["takes the first view that fits\(room)"]
      + tried.enumerated().map { index, view in
        "  \(index + 1). \(title(view.node)): \(view.size.text), \(verdict(index, view))"
      }
  }

  private func verdict(_ index: Int, _ view: Tried) -> String {
    guard !view.exceeded.isEmpty else { return "fits" }
    let measures = view.exceeded.map { $0 == .horizontal ? "wide" : "high" }
    let verdict = "too \(measures.joined(separator: " and too "))"
    return index == taken ? "\(verdict), but the last: taken" : verdict
  }

  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("tried") { json in
      json.array(tried.enumerated()) { json, entry in
        json.object { json in
          json.field("node") { $0.index(number(entry.element.node)) }
          json.field("size") { $0.lengths(entry.element.size.width, entry.element.size.height) }
          json.field("fits") { $0.bool(entry.element.exceeded.isEmpty) }
          json.field("taken") { $0.bool(entry.offset == taken) }
        }
      }
    }
  }
}
