import Foundation
import Geometry

/// Finds for every placed view the step that decided its size.
///
/// That is a question with the proposal that the view was placed with. Where it was put more than
/// once, it is the last time that the view's parent put it to find its own deciding answer, so that
/// deciding steps lead from the root to every view, and of a stack's questions its offer is one, not
/// the same question put before to find the order. Failing that it is one that was put only to
/// place the view.
struct DecisiveSteps {
  private let steps: [ExchangeRecorder.Step]
  /// The questions that were put to a node.
  private let asked: [ObjectIdentifier: [Int]]
  /// For every step the first after it that is none of the questions put to answer it.
  private let ends: [Int]

  init(_ steps: [ExchangeRecorder.Step]) {
    self.steps = steps
    var asked: [ObjectIdentifier: [Int]] = [:]
    var ends = Array(repeating: steps.count, count: steps.count)
    var open: [Int] = []
    for (number, step) in steps.enumerated() {
      while let last = open.last, steps[last].level >= step.level {
        ends[last] = number
        open.removeLast()
      }
      guard let exchange = step.exchange else { continue }
      open.append(number)
      asked[ObjectIdentifier(exchange.asked), default: []].append(number)
    }
    self.asked = asked
    self.ends = ends
  }

  /// The deciding steps of a view and of all below it.
  func of(_ root: FrameNode) -> Set<Int> {
    var found: Set<Int> = []
    var waiting: [(frame: FrameNode, parent: Int?)] = [(root, nil)]
    while let (frame, parent) = waiting.popLast() {
      let own = step(of: frame, parent: parent)
      if let own { found.insert(own) }
      waiting.append(contentsOf: frame.children.map { ($0, own) })
    }
    return found
  }

  /// - Parameter parent: the step that decided the parent's size.
  private func step(of frame: FrameNode, parent: Int?) -> Int? {
    let all = asked[ObjectIdentifier(frame.node), default: []].filter { number in
      steps[number].exchange.map {
        $0.proposal == frame.proposal && $0.answer == frame.frame.size
      } ?? false
    }
    let plain = all.filter { steps[$0].exchange?.isForGuide == false }
    let candidates = plain.isEmpty ? all : plain
    let spans = parent.map(origins) ?? []
    let own = candidates.last { number in
      spans.contains { span in
        (span..<ends[span]).contains(number) && steps[number].level == steps[span].level + 1
      }
    }
    return own ?? candidates.last { steps[$0].isPlacing && steps[$0].level == 0 }
      ?? candidates.last
  }

  /// The steps at which a layout was asked for the answer that a step gives.
  private func origins(of step: Int) -> [Int] {
    guard let memory = steps[step].exchange?.memory else { return [step] }
    return memory.isWhole
      ? origins(of: memory.width) : origins(of: memory.width) + origins(of: memory.height)
  }
}
