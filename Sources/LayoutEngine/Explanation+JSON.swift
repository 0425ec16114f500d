import Foundation
import Geometry

extension Explanation {
  /// Appends the fields `nodes`, `steps` and `placement` of a figure's object.
  ///
  /// They name nodes by their index in `nodes`, and steps by their number. A length is `null` where
  /// it is unspecified and `"inf"` where it is infinite.
  package func appendFields(_ subject: Subject, to json: inout JSONText) {
    json.field("complete") { $0.bool(isComplete) }
    json.field("nodes") { json in
      json.array(nodes) { json, node in
        json.object { json in
          json.field("view") { $0.string(node.view) }
          if let label = node.label { json.field("label") { $0.string(label) } }
          if let id = node.id { json.field("id") { $0.string(id) } }
          json.field("parent") { $0.index(number(of: node.parent)) }
        }
      }
    }
    json.field("steps") { json in
      json.array(told(subject)) { json, told in
        json.object { append(told, to: &$0) }
      }
    }
    json.field("placement") { json in
      json.array(placed(subject)) { json, placed in
        json.object { append(placed.frame, by: placed.parent, to: &$0) }
      }
    }
  }

  private func append(_ told: Told, to json: inout JSONText) {
    json.field("step") { $0.integer(told.number) }
    switch told.step.event {
    case .exchange(let exchange):
      json.field("kind") { $0.string("exchange") }
      appendPlace(of: told.step, to: &json)
      append(exchange, told.isDecisive, to: &json)
    case .decision(let decision):
      json.field("kind") { $0.string(decision.kind) }
      appendPlace(of: told.step, to: &json)
      json.field("container") { $0.index(number(of: decision.container)) }
      json.field("proposal") { $0.lengths(decision.proposal.width, decision.proposal.height) }
      decision.appendFields(to: &json, number: number)
    }
  }

  private func appendPlace(of step: ExchangeRecorder.Step, to json: inout JSONText) {
    json.field("level") { $0.integer(step.level) }
    json.field("placing") { $0.bool(step.isPlacing) }
  }

  private func append(_ exchange: Exchange, _ isDecisive: Bool, to json: inout JSONText) {
    json.field("asker") { $0.index(number(of: exchange.asker)) }
    json.field("asked") { $0.index(number(of: exchange.asked)) }
    json.field("proposal") { $0.lengths(exchange.proposal.width, exchange.proposal.height) }
    json.field("answer") { $0.lengths(exchange.answer?.width, exchange.answer?.height) }
    json.field("remembered") { $0.bool(exchange.memory?.isWhole == true) }
    // The steps that the answer is known from; null where the view was asked anew.
    json.field("from") { json in
      guard let memory = exchange.memory else { return json.null() }
      json.object { json in
        json.field("width") { $0.integer(memory.width) }
        json.field("height") { $0.integer(memory.height) }
      }
    }
    json.field("guide") { $0.bool(exchange.isForGuide) }
    json.field("decisive") { $0.bool(isDecisive) }
  }

  private func append(_ frame: FrameNode, by parent: FrameNode?, to json: inout JSONText) {
    json.field("by") { $0.index(number(of: parent?.node)) }
    json.field("node") { $0.index(number(of: frame.node)) }
    json.field("proposal") { $0.lengths(frame.proposal.width, frame.proposal.height) }
    json.field("x") { $0.number(frame.frame.minX) }
    json.field("y") { $0.number(frame.frame.minY) }
    json.field("width") { $0.number(frame.frame.width) }
    json.field("height") { $0.number(frame.frame.height) }
  }
}
