import Figures
import Foundation
import Geometry
import Interpreter
import LayoutEngine

/// `lines(Text) == 2`: something that must be true of a figure's frames.
struct Expectation: Sendable {
  /// As it was written.
  let text: String
  let left: Term
  let relation: Relation
  let right: Term

  enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    /// Within a pixel.
    case near = "≈"

    func holds(_ a: Double, _ b: Double, pixel: Double) -> Bool {
      // Places are sums of numbers that no computer has exactly.
      let isEqual = abs(a - b) < 1e-6 || a == b
      switch self {
      case .equal: return isEqual
      case .unequal: return !isEqual
      case .less: return a < b && !isEqual
      case .greater: return a > b && !isEqual
      case .atMost: return a < b || isEqual
      case .atLeast: return a > b || isEqual
      case .near: return isEqual || abs(a - b) <= pixel + 1e-6
      }
    }
  }

  indirect enum Term: Sendable {
    case number(Double)
    case measure(Measure, NodePath)
    case negated(Term)
    case operation(Operation, Term, Term)
  }

  enum Operation: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"

    func callAsFunction(_ a: Double, _ b: Double) -> Double {
      switch self {
      case .plus: a + b
      case .minus: a - b
      case .times: a * b
      case .over: a / b
      }
    }
  }

  /// What can be asked of a view; lengths and places in points of the figure.
  enum Measure: String, CaseIterable, Sendable {
    case x, y, width, height, minX, midX, maxX, minY, midY, maxY, lines, truncated
    case overflowLeading = "overflow.leading"
    case overflowTrailing = "overflow.trailing"
    case overflowTop = "overflow.top"
    case overflowBottom = "overflow.bottom"
  }
}

/// A part of an expectation's text, and how many bytes stand before it.
struct ExpectationPart: Sendable {
  var text: String
  var offset: Int
}

/// Why an expectation cannot be read or looked at: about a part of its text.
struct ExpectationProblem: Error {
  var message: String
  var hint: String?
  var part: ExpectationPart
}

/// An expectation, and where it stands in its file.
struct PlacedExpectation: Sendable {
  var expectation: Expectation
  var position: Position

  /// What is to be told of a figure; nil where it is as expected.
  func problem(of figure: Figure, in program: Program) -> Problem? {
    do {
      guard let words = try expectation.failure(of: figure) else { return nil }
      return .difference(program.diagnostic(words, at: position, near: expectation.text))
    } catch let problem as ExpectationProblem {
      return .fixture(program.diagnostic(problem, of: position))
    } catch {
      return .fixture(program.diagnostic("\(error)", at: position))
    }
  }
}

extension Program {
  /// A problem of an expectation, at the part that it is about.
  func diagnostic(_ problem: ExpectationProblem, of position: Position) -> Diagnostic {
    var position = position
    position.column += problem.part.offset
    return diagnostic(
      problem.message, hint: problem.hint, at: position, near: problem.part.text)
  }
}

extension Expectation {
  /// Whether it holds of a figure.
  ///
  /// - Throws: `ExpectationProblem` where it names a view that is not there.
  /// - Returns: nil where it does, else both sides.
  func failure(of figure: Figure) throws -> String? {
    let tree = FrameQuery(figure)
    let (a, b) = (try tree.value(of: left), try tree.value(of: right))
    let pixel = 1 / Double(figure.options.scale)
    if relation.holds(a, b, pixel: pixel) { return nil }
    func shown(_ value: Double) -> String { NumberText.text(value, decimals: 4) }
    return "'\(text)' does not hold: the left side is \(shown(a)), the right side \(shown(b))"
  }
}

/// Finds views in a figure's frame tree and measures them.
private struct FrameQuery {
  private struct Found {
    var node: FrameNode
    var parent: FrameNode?
  }

  private let root: FrameNode
  private let isRightToLeft: Bool

  init(_ figure: Figure) {
    root = figure.tree.root
    isRightToLeft = figure.options.layoutDirection == .rightToLeft
  }

  func value(of term: Expectation.Term) throws -> Double {
    switch term {
    case .number(let number): return number
    case .negated(let term): return -(try value(of: term))
    case .operation(let operation, let a, let b):
      return operation(try value(of: a), try value(of: b))
    case .measure(let measure, let path):
      return try value(of: measure, find(path), path)
    }
  }

  private func value(
    of measure: Expectation.Measure, _ found: Found, _ path: NodePath
  ) throws -> Double {
    let frame = found.node.frame
    let outer = found.parent?.frame ?? frame
    let (left, right) = (outer.minX - frame.minX, frame.maxX - outer.maxX)
    switch measure {
    case .x, .minX: return frame.minX
    case .y, .minY: return frame.minY
    case .width: return frame.width
    case .height: return frame.height
    case .midX: return frame.midX
    case .maxX: return frame.maxX
    case .midY: return frame.midY
    case .maxY: return frame.maxY
    case .overflowLeading: return max(isRightToLeft ? right : left, 0)
    case .overflowTrailing: return max(isRightToLeft ? left : right, 0)
    case .overflowTop: return max(outer.minY - frame.minY, 0)
    case .overflowBottom: return max(frame.maxY - outer.maxY, 0)
    case .lines, .truncated:
      guard let text = found.node.text else {
        throw ExpectationProblem(
          message: "'\(found.node.view)' is no text: it has no '\(measure.rawValue)'",
          part: path.part)
      }
      return measure == .lines ? Double(text.lines.count) : text.isTruncated ? 1 : 0
    }
  }

  private func find(_ path: NodePath) throws -> Found {
    var found = Found(node: root, parent: nil)
    for (index, step) in path.steps.enumerated() {
      if index == 0, step.isRoot { continue }
      let candidates = matches(step, below: found, includingItself: index == 0)
      if let number = step.number {
        guard candidates.indices.contains(number - 1) else {
          throw problem(step, count: candidates.count)
        }
        found = candidates[number - 1]
      } else {
        guard candidates.count == 1 else { throw problem(step, count: candidates.count) }
        found = candidates[0]
      }
    }
    return found
  }

  /// Views that a step may mean, in the order of the tree.
  private func matches(
    _ step: NodePath.Step, below start: Found, includingItself: Bool
  ) -> [Found] {
    var found: [Found] = []
    // By hand: trees are deep.
    var waiting =
      includingItself
      ? [start] : start.node.children.reversed().map { Found(node: $0, parent: start.node) }
    while let next = waiting.popLast() {
      if step.matches(next.node) { found.append(next) }
      waiting += next.node.children.reversed().map { Found(node: $0, parent: next.node) }
    }
    return found
  }

  private func problem(_ step: NodePath.Step, count: Int) -> ExpectationProblem {
    if count > 0 {
      return ExpectationProblem(
        message: count == 1
          ? "only one view is '\(step.name)'" : "\(count) views are '\(step.name)'",
        hint: step.number == nil ? "say which, as in \(step.name)[1]" : nil, part: step.part)
    }
    var names: [String] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      names += [next.view] + [next.id, next.label].compactMap(\.self)
      waiting += next.children
    }
    return ExpectationProblem(
      message: "no view in the figure is '\(step.name)'",
      nearest: step.name, among: names, part: step.part)
  }
}

/// Which view is meant: `HStack > Text[2]` is the second text inside the stack, at any depth.
struct NodePath: Sendable {
  struct Step: Sendable {
    enum Kind: Sendable {
      case view, label, id
    }

    var kind: Kind
    var name: String
    /// From 1, in the order of the tree; nil for the only one.
    var number: Int?
    /// As it was written.
    var part: ExpectationPart

    /// Whether it stands for the outermost view.
    var isRoot: Bool { kind == .view && name == "root" && number == nil }

    func matches(_ node: FrameNode) -> Bool {
      switch kind {
      case .view: node.view == name
      case .label: node.label == name
      case .id: node.id == name
      }
    }
  }

  var steps: [Step]
  var part: ExpectationPart
}
