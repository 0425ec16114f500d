/// A straightforward model of how `HStack` shares out its width, written from the published
/// algorithm alone (objc.io's property test against SwiftUI, priorities as OpenSwiftUI transcribed
/// them), and with nothing of the engine: views are numbers.
struct StackModel {
  struct Child {
    enum Kind {
      case colour
      case fixed(Double)
      /// A colour in a flexible frame.
      case limited(least: Double?, most: Double?)
      case spacer(least: Double)
    }

    var kind: Kind
    var priority: Double

    /// The width that the view takes of an offer; nil asks for the ideal.
    func width(_ offer: Double?) -> Double {
      switch kind {
      case .colour: return offer ?? 10
      case .fixed(let width): return width
      case .limited(let least, let most):
        let wanted = offer ?? 10
        return max(least ?? 0, min(most ?? .infinity, wanted))
      case .spacer(let least): return max(offer ?? least, least)
      }
    }

    var minimum: Double { width(0) }
    var maximum: Double { width(.infinity) }
  }

  var children: [Child]
  var spacing: Double

  /// The widths of the children in an offered width, in order of declaration.
  func widths(in offer: Double?) -> [Double] {
    guard let offer else { return children.map { $0.width(nil) } }
    var widths = [Double](repeating: 0, count: children.count)
    var waiting = Array(children.indices)
    var room = offer - spacing * Double(children.count - 1)
    for child in children where child.priority < highest(of: waiting) { room -= child.minimum }
    while !waiting.isEmpty {
      let priority = highest(of: waiting)
      var group = waiting.filter { children[$0].priority == priority }
      waiting.removeAll { children[$0].priority == priority }
      // The minima kept for this group are its own to spend.
      if priority < highest(of: Array(children.indices)) {
        for index in group { room += children[index].minimum }
      }
      while let next = group.min(by: isServedBefore) {
        let width = children[next].width(max(room / Double(group.count), 0))
        widths[next] = width
        room -= width
        group.removeAll { $0 == next }
      }
    }
    return widths
  }

  private func highest(of indices: [Int]) -> Double {
    indices.map { children[$0].priority }.max() ?? 0
  }

  /// The less flexible first; of two that are boundless the one with the larger minimum.
  private func isServedBefore(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (children[a], children[b])
    let (range, other) = (first.maximum - first.minimum, second.maximum - second.minimum)
    if range != other { return range < other }
    if range == .infinity, first.minimum != second.minimum {
      return first.minimum > second.minimum
    }
    return a < b
  }
}
