/// Which children of one node are which of another: views keep their order, so that the longest
/// common subsequence of their names tells.
enum Alignment {
  enum Pair {
    case both(FrameDocument.Node, FrameDocument.Node)
    case removed(FrameDocument.Node)
    case added(FrameDocument.Node)
    /// The old node is inside the new one now, behind these modifiers.
    case wrapped(FrameDocument.Node, inside: FrameDocument.Node, by: [String])
    /// What was inside the old node is the new one now.
    case unwrapped(FrameDocument.Node, FrameDocument.Node, from: [String])

    /// The one whose name a reader looks for.
    var node: FrameDocument.Node {
      switch self {
      case .both(_, let node), .removed(let node), .added(let node): node
      case .wrapped(let node, _, _), .unwrapped(_, let node, _): node
      }
    }
  }

  /// Cells of the table of lengths up to which it is filled; beyond, children go by their places.
  private static let limit = 4_000_000

  static func pairs(_ old: [FrameDocument.Node], _ new: [FrameDocument.Node]) -> [Pair] {
    findingWrappers(aligned(old, new))
  }

  /// A node that went where another came, if one is inside the other, is the same node with more
  /// or fewer modifiers.
  private static func findingWrappers(_ pairs: [Pair]) -> [Pair] {
    var result: [Pair] = []
    for pair in pairs {
      switch (result.last, pair) {
      case (.removed(let old)?, .added(let new)), (.added(let new)?, .removed(let old)):
        if let (inner, names) = inside(new, kinOf: old) {
          result[result.count - 1] = .wrapped(old, inside: inner, by: names)
        } else if let (inner, names) = inside(old, kinOf: new) {
          result[result.count - 1] = .unwrapped(inner, new, from: names)
        } else {
          result.append(pair)
        }
      default: result.append(pair)
      }
    }
    return result
  }

  /// Modifiers that are looked through: more are seldom added at once.
  private static let modifiers = 8

  /// The modified view of a node that is kin to another, and the modifiers around it.
  private static func inside(
    _ node: FrameDocument.Node, kinOf other: FrameDocument.Node
  ) -> (FrameDocument.Node, [String])? {
    var (node, names) = (node, [String]())
    while !node.isKin(other) {
      guard names.count < modifiers, let first = node.children.first else { return nil }
      names.append(node.view)
      node = first
    }
    return (node, names)
  }

  private static func aligned(
    _ old: [FrameDocument.Node], _ new: [FrameDocument.Node]
  ) -> [Pair] {
    let start = zip(old, new).prefix { $0.isAlike($1) }.count
    let rest = (old: old[start...], new: new[start...])
    let end = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0.isAlike($1) }.count
    return zip(old, new).prefix(start).map { .both($0, $1) }
      + middle(Array(rest.old.dropLast(end)), Array(rest.new.dropLast(end)))
      + zip(old.suffix(end), new.suffix(end)).map { .both($0, $1) }
  }

  private static func middle(
    _ old: [FrameDocument.Node], _ new: [FrameDocument.Node]
  ) -> [Pair] {
    guard !old.isEmpty, !new.isEmpty else { return old.map(Pair.removed) + new.map(Pair.added) }
    guard old.count * new.count <= limit else { return byPlace(old, new) }
    var lengths = [[Int32]](
      repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i].isKin(new[j])
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i].isKin(new[j]), lengths[i][j] == lengths[i + 1][j + 1] + 1 {
        pairs.append(.both(old[i], new[j]))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        pairs.append(.removed(old[i]))
        i += 1
      } else {
        pairs.append(.added(new[j]))
        j += 1
      }
    }
    return pairs + old[i...].map(Pair.removed) + new[j...].map(Pair.added)
  }

  private static func byPlace(
    _ old: [FrameDocument.Node], _ new: [FrameDocument.Node]
  ) -> [Pair] {
    zip(old, new).flatMap { old, new -> [Pair] in
      old.isKin(new) ? [.both(old, new)] : [.removed(old), .added(new)]
    } + old.dropFirst(new.count).map(Pair.removed) + new.dropFirst(old.count).map(Pair.added)
  }
}

extension FrameDocument.Node {
  /// Whether it may be the same view, changed.
  fileprivate func isKin(_ other: FrameDocument.Node) -> Bool {
    view == other.view && id == other.id
  }

  fileprivate func isAlike(_ other: FrameDocument.Node) -> Bool {
    isKin(other) && label == other.label
  }
}
