import Foundation
import Geometry

/// The least and largest lengths of a view that are the same whatever is proposed across.
///
/// Text depends on both axes, but not everywhere: proposed nothing it is 0 wide at any height, and
/// one line high at any width. Stacks ask for least and largest lengths most of all; where those
/// are steady they are asked once, and deep alternating stacks with text stay near linear.
package struct SteadyLengths: OptionSet, Sendable {
  package let rawValue: UInt8
  package static let leastWidth = SteadyLengths(rawValue: 1)
  package static let leastHeight = SteadyLengths(rawValue: 2)
  package static let largestWidth = SteadyLengths(rawValue: 4)
  package static let largestHeight = SteadyLengths(rawValue: 8)

  package static let all: SteadyLengths = [
    .leastWidth, .leastHeight, .largestWidth, .largestHeight,
  ]
  package static let least: SteadyLengths = [.leastWidth, .leastHeight]

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static func least(_ axis: Axis) -> SteadyLengths {
    axis == .horizontal ? .leastWidth : .leastHeight
  }

  package static func largest(_ axis: Axis) -> SteadyLengths {
    axis == .horizontal ? .largestWidth : .largestHeight
  }

  package static func along(_ axis: Axis) -> SteadyLengths {
    [least(axis), largest(axis)]
  }

  /// Whether the answer to an offer of zero or of infinity along an axis is steady.
  func contains(_ axis: Axis, _ offer: CGFloat?) -> Bool {
    if offer == 0 { return contains(.least(axis)) }
    return offer == .infinity && contains(.largest(axis))
  }
}

extension LayoutSubviews {
  /// What is steady about all subviews.
  package var steady: SteadyLengths {
    nodes.reduce(.all) { $0.intersection($1.steady) }
  }

  /// Whether no subview may set a guide.
  package func setNone(of keys: AlignmentKey...) -> Bool {
    nodes.allSatisfy { node in keys.allSatisfy { !node.mayHaveGuide($0) } }
  }
}
