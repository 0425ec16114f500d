import Geometry

/// What became of a figure's frame tree: each view that moved, grew, came or went, and which of
/// them did first.
public struct FrameComparison: Hashable, Sendable {
  /// A sentence for each view, in the order of the tree.
  public private(set) var changes: [String] = []
  /// Which proposal or answer changed first, so that the others follow from it; nil where nothing
  /// changed.
  public private(set) var cause: String?

  public var isEqual: Bool { changes.isEmpty }

  public init(_ old: FrameDocument.Figure, _ new: FrameDocument.Figure) {
    compare([old.root], [new.root], path: "", parent: nil)
    cause = cause ?? firstProposal
    if changes.isEmpty, old.canvas != new.canvas {
      changes.append("the canvas is \(new.canvas.text), was \(old.canvas.text)")
      cause = "what is drawn reaches elsewhere, or the figure's padding changed"
    }
  }

  /// The first view whose proposal changed though its parent's did not.
  private var firstProposal: String?

  /// A pair of nodes, and how far the new parent moved.
  private struct Parent {
    var moved: (x: Double, y: Double)
    var hasSameProposal: Bool
  }

  private mutating func compare(
    _ old: FrameDocument.Node, _ new: FrameDocument.Node, path: String, parent: Parent?
  ) {
    let moved = (x: new.frame.x - old.frame.x, y: new.frame.y - old.frame.y)
    let hasSameProposal = old.proposal == new.proposal
    let pairs = Alignment.pairs(old.children, new.children)
    noteFrame(old, new, path: path, moved: moved, parent: parent)
    noteText(old, new, path: path)
    if cause == nil, hasSameProposal, !old.hasSize(of: new), !Self.explains(pairs) {
      cause = "\(path) answers \(new.frame.sizeText) instead of \(old.frame.sizeText)\(new.asked)"
    }
    if firstProposal == nil, !hasSameProposal, parent?.hasSameProposal ?? true {
      let offered = (old: old.proposal?.text ?? "nothing", new: new.proposal?.text ?? "nothing")
      firstProposal = "\(path) is offered \(offered.new) instead of \(offered.old)"
    }
    compare(
      old.children, new.children, path: "\(path) › ",
      parent: Parent(moved: moved, hasSameProposal: hasSameProposal))
  }

  private mutating func compare(
    _ old: [FrameDocument.Node], _ new: [FrameDocument.Node], path: String, parent: Parent?
  ) {
    let pairs = Alignment.pairs(old, new)
    for (pair, name) in zip(pairs, Self.names(of: pairs)) {
      let inner = path + name
      switch pair {
      case .both(let old, let new): compare(old, new, path: inner, parent: parent)
      case .removed: note("\(inner) is gone", isCause: true)
      case .added: note("\(inner) is new", isCause: true)
      case .wrapped(let old, let new, let modifiers):
        let names = modifiers.joined(separator: " › ")
        note("\(path)\(names) is new around \(name)", isCause: true)
        compare(old, new, path: "\(path)\(names) › \(name)", parent: parent)
      case .unwrapped(let old, let new, let modifiers):
        note(
          "\(path)\(modifiers.joined(separator: " › ")) is gone from around \(name)",
          isCause: true)
        compare(old, new, path: inner, parent: parent)
      }
    }
  }

  private mutating func note(_ change: String, isCause: Bool) {
    changes.append(change)
    if isCause, cause == nil { cause = change }
  }

  private mutating func noteFrame(
    _ old: FrameDocument.Node, _ new: FrameDocument.Node, path: String,
    moved: (x: Double, y: Double), parent: Parent?
  ) {
    var parts: [String] = []
    let grown = [
      ("wider", "narrower", new.frame.width - old.frame.width),
      ("higher", "lower", new.frame.height - old.frame.height),
    ]
    for (more, less, points) in grown where points != 0 {
      parts.append("\(Self.text(abs(points))) \(points > 0 ? more : less)")
    }
    let own = (
      x: moved.x - (parent?.moved.x ?? 0), y: moved.y - (parent?.moved.y ?? 0)
    )
    if Self.isSeen(own.x) {
      parts.append("\(Self.text(abs(own.x))) \(own.x > 0 ? "right" : "left")")
    }
    if Self.isSeen(own.y) { parts.append("\(Self.text(abs(own.y))) \(own.y > 0 ? "down" : "up")") }
    guard !parts.isEmpty else { return }
    changes.append(
      "\(path): \(parts.joined(separator: ", ")) (\(new.frame.text), was \(old.frame.text))")
  }

  private mutating func noteText(
    _ old: FrameDocument.Node, _ new: FrameDocument.Node, path: String
  ) {
    if old.label != new.label {
      note(
        "\(path) shows \(Self.quoted(new.label)), was \(Self.quoted(old.label))", isCause: true)
    }
    if old.label == new.label, let before = old.lines, let after = new.lines, before != after {
      changes.append(
        before.count == after.count
          ? "\(path) breaks its lines elsewhere"
          : "\(path) has \(after.count) lines, was \(before.count)")
    }
    if old.truncated != new.truncated, new.lines != nil {
      changes.append("\(path) is \(new.truncated == true ? "truncated" : "whole") now")
    }
  }

  /// Whether what is inside changed by itself, so that a node's own answer follows from it.
  private static func explains(_ pairs: [Alignment.Pair]) -> Bool {
    pairs.contains { pair in
      guard case .both(let old, let new) = pair else { return true }
      if old.label != new.label { return true }
      if old.proposal == new.proposal { return !old.hasSize(of: new) }
      return explains(Alignment.pairs(old.children, new.children))
    }
  }

  /// Differences of places are sums of rounded numbers.
  private static func isSeen(_ points: Double) -> Bool { abs(points) > 0.00015 }

  /// Names among siblings: numbered where several are called the same.
  private static func names(of pairs: [Alignment.Pair]) -> [String] {
    var counts: [String: Int] = [:]
    for pair in pairs { counts[pair.node.name, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return pairs.map { pair in
      let name = pair.node.name
      guard counts[name] ?? 0 > 1 else { return name }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name] ?? 0)"
    }
  }

  fileprivate static func text(_ points: Double) -> String {
    NumberText.text(points, decimals: 2)
  }

  private static func quoted(_ label: String?) -> String {
    label.map { "\"\($0)\"" } ?? "nothing"
  }
}

extension FrameDocument.Node {
  /// What a reader calls the view.
  fileprivate var name: String { id.map { "\(view) '\($0)'" } ?? view }

  fileprivate func hasSize(of other: FrameDocument.Node) -> Bool {
    frame.width == other.frame.width && frame.height == other.frame.height
  }

  fileprivate var asked: String { proposal.map { ", asked with \($0.text)" } ?? "" }
}

extension FrameDocument.Frame {
  fileprivate var sizeText: String {
    "\(FrameComparison.text(width)) × \(FrameComparison.text(height))"
  }

  fileprivate var text: String {
    "\(FrameComparison.text(x)), \(FrameComparison.text(y)), \(sizeText)"
  }
}

extension FrameDocument.Proposal {
  fileprivate var text: String { "\(width.text) × \(height.text)" }
}

extension FrameDocument.Length {
  fileprivate var text: String {
    switch self {
    case .points(let points): FrameComparison.text(points)
    case .word(let word): word
    case .unspecified: "nil"
    }
  }
}
