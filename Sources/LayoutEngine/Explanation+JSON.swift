import Foundation
import Geometry

extension Explanation {
  /// Appends the fields `nodes` and `steps` of a figure's object.
  ///
  /// Steps name nodes by their index in `nodes`. A length is `null` where it is unspecified and
  /// `"inf"` where it is infinite.
  package func appendFields(_ subject: Subject, to json: inout JSONText) {
    json.field("complete") { $0.bool(isComplete) }
    json.field("nodes") { json in
      json.array(nodes) { json, node in
        json.object { json in
          json.field("view") { $0.string(node.view) }
          if let label = node.label { json.field("label") { $0.string(label) } }
          if let id = node.id { json.field("id") { $0.string(id) } }
          json.field("parent") { append(node.parent, to: &$0) }
        }
      }
    }
    json.field("steps") { json in
      json.array(told(subject)) { json, told in
        switch told.step {
        case .exchange(let exchange): append(exchange, told.isDecisive, to: &json)
        case .sharing(let sharing, let level): append(sharing, level, to: &json)
        }
      }
    }
  }

  private func append(_ node: LayoutNode?, to json: inout JSONText) {
    if let node, let number = number(of: node) { json.integer(number) } else { json.null() }
  }

  private func append(
    _ exchange: Exchange, _ isDecisive: Bool, to json: inout JSONText
  ) {
    json.object { json in
      json.field("kind") { $0.string("exchange") }
      json.field("level") { $0.integer(exchange.level) }
      json.field("asker") { append(exchange.asker, to: &$0) }
      json.field("asked") { append(exchange.asked, to: &$0) }
      json.field("proposal") { $0.lengths(exchange.proposal.width, exchange.proposal.height) }
      json.field("answer") { $0.lengths(exchange.answer?.width, exchange.answer?.height) }
      json.field("remembered") { $0.bool(exchange.isFromMemory) }
      json.field("placing") { $0.bool(exchange.isPlacing) }
      json.field("decisive") { $0.bool(isDecisive) }
    }
  }

  private func append(_ sharing: StackSharing, _ level: Int, to json: inout JSONText) {
    json.object { json in
      json.field("kind") { $0.string("sharing") }
      json.field("level") { $0.integer(level) }
      json.field("stack") { append(sharing.stack, to: &$0) }
      json.field("axis") { $0.string(sharing.axis == .horizontal ? "horizontal" : "vertical") }
      json.field("length") { $0.length(sharing.length) }
      json.field("spacing") { $0.number(sharing.spacing) }
      json.field("groups") { json in
        json.array(sharing.groups) { json, group in
          json.object { json in
            json.field("priority") { $0.length(CGFloat(group.priority)) }
            json.field("reserved") { $0.length(group.reserved) }
            json.field("available") { $0.length(group.available) }
            json.field("offers") { json in
              json.array(group.offers) { append($1, along: sharing.axis, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func append(_ offer: StackSharing.Offer, along axis: Axis, to json: inout JSONText) {
    json.object { json in
      json.field("node") { append(offer.node, to: &$0) }
      json.field("minimum") { $0.length(offer.minimum) }
      json.field("maximum") { $0.length(offer.maximum) }
      json.field("offer") { $0.length(offer.offer) }
      json.field("takes") { $0.length(offer.size[axis]) }
    }
  }
}
