import Foundation
import Geometry
import LayoutEngine

/// Where actions that run when views appear scroll to, in one `ScrollViewReader`.
package final class ScrollRequests {
  struct Request {
    var id: String
    var anchor: UnitPoint?
  }

  private(set) var all: [Request] = []

  package init() {}

  func add(_ id: String, _ anchor: UnitPoint?) {
    all.append(Request(id: id, anchor: anchor))
  }

  /// - Throws: `ViewError.unsupported` where no scroll view has a view of the name to scroll to.
  func check(_ nodes: [LayoutNode]) throws {
    for request in all {
      guard let target = nodes.lazy.compactMap({ $0.path(to: request.id)?.last }).first else {
        throw ViewError.unsupported(
          name: "scrollTo(\(request.id))",
          hint: "No view in the reader has that identity: give it one with '.id(…)'.")
      }
      var node = target.parent
      while let container = node, !container.traits.extendsIntoSafeArea { node = container.parent }
      if let container = node, container.view != "ScrollView" {
        throw ViewError.unsupported(
          name: "scrollTo(\(request.id)) in a \(container.view)",
          hint: "Only a 'ScrollView' scrolls here.")
      }
    }
  }
}

extension ScrollRequests.Request {
  /// Where content starts along an axis once it was scrolled.
  ///
  /// Without an anchor by the smallest move that shows all of the target (its start where it is
  /// longer than the view); with one so that the point of the target meets that of the view
  /// (measured: scroll/scroll-to). Never beyond the content's ends.
  ///
  /// - Parameters:
  ///   - start: where the content starts so far.
  ///   - target: the target's extent in the content.
  ///   - length: the content's.
  ///   - view: the extent of the scroll view that shows content.
  func start(
    _ axis: Axis, from start: CGFloat, target: ClosedRange<CGFloat>, length: CGFloat,
    in view: ClosedRange<CGFloat>
  ) -> CGFloat {
    let room = view.upperBound - view.lowerBound
    guard length > room else { return start }
    let own = target.upperBound - target.lowerBound
    var moved = start
    if let anchor {
      let share = axis == .horizontal ? anchor.x : anchor.y
      moved = view.lowerBound + share * room - target.lowerBound - share * own
    } else if start + target.lowerBound < view.lowerBound || own > room {
      moved = view.lowerBound - target.lowerBound
    } else if start + target.upperBound > view.upperBound {
      moved = view.upperBound - target.upperBound
    }
    return min(max(moved, view.upperBound - length), view.lowerBound)
  }
}
