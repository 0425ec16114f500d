import Foundation
import Geometry
import LayoutEngine

/// How a stack shared its length among its subviews.
struct StackSharing: Decision {
  /// What one subview was offered, and took.
  struct Offer {
    var node: LayoutNode
    /// The lengths it takes of nothing and of infinity; nil where it was not asked for them.
    var minimum: CGFloat?
    var maximum: CGFloat?
    var offer: CGFloat?
    var size: CGSize
  }

  /// Subviews of one priority.
  struct Group {
    var priority: Double
    /// What is set aside for the groups after this one.
    var reserved: CGFloat
    /// What the group has to share.
    var available: CGFloat
    /// In the order in which the subviews were served.
    var offers: [Offer] = []
  }

  let kind = "sharing"
  let container: LayoutNode
  let proposal: ProposedViewSize
  let axis: Axis
  /// The sum of the distances between neighbours.
  let spacing: CGFloat
  /// From the highest priority down; empty where every subview was offered the same.
  var groups: [Group] = []

  var subviews: [LayoutNode] {
    groups.isEmpty ? container.children : groups.flatMap { $0.offers.map(\.node) }
  }
}

extension StackSharing {
  func lines(_ title: (LayoutNode) -> String) -> [String] {
    guard !groups.isEmpty, let length = proposal[axis] else {
      let asked =
        switch proposal[axis] {
        case nil: "its ideal length"
        case .some(let length) where length > 0: "its longest"
        default: "its shortest"
        }
      return ["asks each view for \(asked); spacing adds \(spacing.lengthText)"]
    }
    var lines = ["shares \(length.lengthText) \(axis.measure)\(spacing.spacingText)"]
    for group in groups {
      var line =
        "  priority \(CGFloat(group.priority).lengthText): "
        + "\(group.available.lengthText) to share"
      if group.reserved > 0 {
        line += "; \(group.reserved.lengthText) set aside, the least that the others need"
      }
      lines.append(line)
      for (index, offer) in group.offers.enumerated() {
        lines.append("    \(index + 1). \(title(offer.node))\(text(of: offer))")
      }
    }
    return lines
  }

  /// A view that is alone in its group is served first whatever its flexibility, and so not asked.
  private func text(of offer: Offer) -> String {
    let range =
      switch (offer.minimum, offer.maximum) {
      case (let minimum?, let maximum?): Flexibility.text(minimum, maximum)
      case (let minimum?, nil): "alone in its group, at least \(minimum.lengthText)"
      default: "alone in its group"
      }
    return ": \(range); offered \(offer.offer?.lengthText ?? "nil"), "
      + "takes \(offer.size[axis].lengthText)"
  }

  func appendFields(to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("axis") { $0.string(axis.name) }
    json.field("length") { $0.length(proposal[axis]) }
    json.field("spacing") { $0.number(spacing) }
    json.field("groups") { json in
      json.array(groups) { json, group in
        json.object { json in
          json.field("priority") { $0.length(CGFloat(group.priority)) }
          json.field("reserved") { $0.length(group.reserved) }
          json.field("available") { $0.length(group.available) }
          json.field("offers") { json in
            json.array(group.offers) { json, offer in
              json.object { append(offer, to: &$0, number: number) }
            }
          }
        }
      }
    }
  }

  private func append(_ offer: Offer, to json: inout JSONText, number: (LayoutNode) -> Int?) {
    json.field("node") { $0.index(number(offer.node)) }
    Flexibility.appendFields(offer.minimum, offer.maximum, to: &json)
    json.field("offer") { $0.length(offer.offer) }
    json.field("takes") { $0.length(offer.size[axis]) }
  }
}

extension Flexibility {
  /// `20 to 80, flexibility 60`.
  static func text(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
    let range = Flexibility(index: 0, minimum: minimum, maximum: maximum).range
    return "\(minimum.lengthText) to \(maximum.lengthText), flexibility \(range.lengthText)"
  }

  /// Appends minimum, maximum and flexibility; null where they were not asked for.
  static func appendFields(_ minimum: CGFloat?, _ maximum: CGFloat?, to json: inout JSONText) {
    json.field("minimum") { $0.length(minimum) }
    json.field("maximum") { $0.length(maximum) }
    json.field("flexibility") { json in
      guard let minimum, let maximum else { return json.null() }
      json.length(Flexibility(index: 0, minimum: minimum, maximum: maximum).range)
    }
  }
}

extension Axis {
  /// What a length along the axis is: so many points `wide`.
  var measure: String { self == .horizontal ? "wide" : "high" }
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
  var dimension: String { self == .horizontal ? "width" : "height" }
}

extension CGFloat {
  /// What the distances between views leave of a length: `, less 20 of spacing`.
  var spacingText: String {
    self > 0
      ? ", less \(lengthText) of spacing"
      : self < 0 ? ", and \((-self).lengthText) in which its views overlap" : ""
  }
}
