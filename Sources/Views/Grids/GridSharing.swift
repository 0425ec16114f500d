import Foundation
import Geometry
import LayoutEngine

/// How a grid shared its width among its columns, or its height among its rows.
struct GridSharing: Decision {
  /// What one track was offered, and took: as much as the cell in it that takes most.
  struct Offer {
    var track: Flexibility
    var offer: CGFloat
    var length: CGFloat
  }

  /// A cell over several columns.
  struct Span {
    var node: LayoutNode
    var tracks: Range<Int>
    var offer: CGFloat?
    var length: CGFloat
    /// What it adds to each of its columns.
    var added: CGFloat
  }

  let container: LayoutNode
  let proposal: ProposedViewSize
  let axis: Axis
  /// In the order in which the tracks were served; empty where the length was left to the grid, so
  /// that each takes its ideal length.
  var offers: [Offer] = []
  var spans: [Span] = []
  /// For each column that has no cell of its own, the most that the cells over it give it.
  var shares: [(column: Int, most: CGFloat)] = []
  /// The outcome.
  var tracks: GridTracks?

  init(container: LayoutNode, proposal: ProposedViewSize, axis: Axis) {
    self.container = container
    self.proposal = proposal
    self.axis = axis
  }

  var kind: String { axis == .horizontal ? "columns" : "rows" }
  var subviews: [LayoutNode] { container.children }

  private var lengths: [CGFloat] { tracks?.lengths ?? [] }
  private var spacing: CGFloat { tracks?.gaps.reduce(0, +) ?? 0 }
}

extension GridSharing {
  func lines(_ title: (LayoutNode) -> String) -> [String] {
    let track = axis == .horizontal ? "column" : "row"
    var lines = [first(track)]
    for share in shares {
      lines.append(
        "  column \(share.column + 1) has no cell of its own: "
          + "its part of the cells over it is \(share.most.lengthText)")
    }
    for (index, offer) in offers.enumerated() {
      let range = Flexibility.text(offer.track.minimum, offer.track.maximum)
      lines.append(
        "  \(index + 1). \(track) \(offer.track.index + 1): \(range); "
          + "offered \(offer.offer.lengthText), takes \(offer.length.lengthText)")
    }
    for span in spans {
      let added =
        span.added > 0 ? "adds \(span.added.lengthText) to each" : "adds nothing"
      lines.append(
        "  \(title(span.node)) over columns \(span.tracks.lowerBound + 1) to "
          + "\(span.tracks.upperBound): offered \(span.offer?.lengthText ?? "nil"), "
          + "takes \(span.length.lengthText), \(added)")
    }
    let lengths = lengths.map(\.lengthText).joined(separator: ", ")
    lines.append("  \(track)s: \(lengths)")
    return lines
  }

  private func first(_ track: String) -> String {
    guard let length = proposal[axis] else {
      let adds = spacing == 0 ? "" : "; spacing adds \(spacing.lengthText)"
      return "asks each \(track) for its ideal \(axis.dimension)\(adds)"
    }
    let tracks = lengths.count == 1 ? "1 \(track)" : "\(lengths.count) \(track)s"
    return "shares \(length.lengthText) \(axis.measure) among \(tracks)\(spacing.spacingText)"
  }

  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("length") { $0.length(proposal[axis]) }
    json.field("spacing") { $0.length(spacing) }
    json.field("offers") { json in
      json.array(offers) { json, offer in
        json.object { json in
          json.field("track") { $0.integer(offer.track.index) }
          Flexibility.appendFields(offer.track.minimum, offer.track.maximum, to: &json)
          json.field("offer") { $0.length(offer.offer) }
          json.field("takes") { $0.length(offer.length) }
        }
      }
    }
    json.field("shares") { json in
      json.array(shares) { json, share in
        json.object { json in
          json.field("track") { $0.integer(share.column) }
          json.field("most") { $0.length(share.most) }
        }
      }
    }
    json.field("spans") { json in
      json.array(spans) { json, span in
        json.object { json in
          json.field("node") { $0.index(number(span.node)) }
          json.field("tracks") { json in json.array(span.tracks) { $0.integer($1) } }
          json.field("offer") { $0.length(span.offer) }
          json.field("takes") { $0.length(span.length) }
          json.field("adds") { $0.length(span.added) }
        }
      }
    }
    json.field("lengths") { json in json.array(lengths) { $0.length($1) } }
  }
}
