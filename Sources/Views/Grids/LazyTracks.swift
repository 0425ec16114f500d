import Foundation
import Geometry
import LayoutEngine

/// What tracks a lazy grid made of its items.
struct LazyTracks: Decision {
  let container: LayoutNode
  let proposal: ProposedViewSize
  /// Across the grid.
  let axis: Axis
  let items: [GridItem]
  let tracks: [LazyTrack]
  /// What the grid takes across, and the tracks are laid out in.
  let length: CGFloat

  var kind: String { axis == .horizontal ? "columns" : "rows" }
  var subviews: [LayoutNode] { container.children }

  private var spacing: CGFloat { tracks.dropLast().reduce(0) { $0 + $1.gap } }

  private func lengths(of item: Int) -> [CGFloat] {
    tracks.filter { $0.item == item }.map(\.length)
  }
}

extension LazyTracks {
  func lines(_ title: (LayoutNode) -> String) -> [String] {
    let track = axis == .horizontal ? "column" : "row"
    let own = "\(length.lengthText) \(axis.measure)\(spacing.spacingText)"
    var lines =
      switch proposal[axis] {
      case nil: ["gives each \(track) its least length: \(own)"]
      case .some(let offer) where offer < length:
        ["needs more than \(offer.lengthText), and shares \(own)"]
      default: ["shares \(own)"]
      }
    for (index, item) in items.enumerated() {
      let lengths = lengths(of: index)
      let count = lengths.count == 1 ? "1 \(track)" : "\(lengths.count) \(track)s"
      lines.append(
        "  \(index + 1). \(item.size.text): \(count) of \(lengths.first?.lengthText ?? "0")")
    }
    return lines
  }

  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("length") { $0.length(length) }
    json.field("spacing") { $0.length(spacing) }
    json.field("items") { json in
      json.array(items.indices) { json, index in
        json.object { json in
          items[index].size.appendFields(to: &json)
          json.field("lengths") { json in json.array(lengths(of: index)) { $0.length($1) } }
        }
      }
    }
  }
}

extension GridItem.Size {
  fileprivate var text: String {
    switch self {
    case .fixed(let length): "fixed, \(length.lengthText)"
    case .flexible(let least, let most):
      "flexible, \(least.lengthText) to \(most.lengthText)"
    case .adaptive(let least, let most):
      "adaptive, \(least.lengthText) to \(most.lengthText)"
    }
  }

  fileprivate func appendFields(to json: inout JSONText) {
    func append(_ size: String, _ least: CGFloat, _ most: CGFloat) {
      json.field("size") { $0.string(size) }
      json.field("minimum") { $0.length(least) }
      json.field("maximum") { $0.length(most) }
    }
    switch self {
    case .fixed(let length): append("fixed", length, length)
    case .flexible(let least, let most): append("flexible", least, most)
    case .adaptive(let least, let most): append("adaptive", least, most)
    }
  }
}
