import Foundation

/// What lasts while a figure is laid out again, until its views are told nothing new.
package final class FigureMemory {
  package let scope = StateScope()
  /// Frames of views that others match, in the figure's space.
  var matchedFrames: [MatchedName: CGRect] = [:]
  /// Whether some view is made of the appearance, so that the figure is laid out for each.
  package var readsColorScheme = false
  private var plainTypes: Set<ObjectIdentifier> = []

  /// Whether a figure is laid out, and views do what they do then.
  @TaskLocal package static var isSettling = false

  /// How often a figure is laid out at most. Sizes that equal each other need two or three
  /// layouts; SwiftUI too gives up on closures that change what they are told for ever.
  package static let roundLimit = 32

  package init() {}

  /// Whether values of a type may hold states; looking costs more than most views do.
  func mayHoldProperties(_ type: Any.Type) -> Bool {
    !plainTypes.contains(ObjectIdentifier(type))
  }

  func note(_ type: Any.Type, holdsProperties: Bool) {
    if !holdsProperties { plainTypes.insert(ObjectIdentifier(type)) }
  }
}

/// What lasts of the views in one view: states, and what closures were told last.
///
/// A view is found again by its type and by its number among those of the type, in the order that
/// they are made in.
package final class StateScope {
  private var kept: [String: [AnyObject]] = [:]
  private var counts: [String: Int] = [:]

  package init() {}

  /// What was kept at this place in the layout before, else what `make` makes.
  package func next<Kept: AnyObject>(_ name: String, _ make: () -> Kept) -> Kept {
    let index = counts[name, default: 0]
    counts[name] = index + 1
    if let all = kept[name], index < all.count, let known = all[index] as? Kept { return known }
    let new = make()
    kept[name, default: []].append(new)
    return new
  }

  /// Begins to count anew, for the next layout.
  package func rewind() {
    counts = [:]
    for case let inner as StateScope in kept.values.joined() { inner.rewind() }
  }
}

extension FigureBuild {
  /// Whether no view has anything to do.
  package var isAtRest: Bool { actions.isEmpty }

  /// Lets views do what they do when what they are told changes.
  ///
  /// - Returns: the name of one that did something, so that the figure is to be laid out again.
  package func settle() throws -> String? {
    try FigureMemory.$isSettling.withValue(true) {
      var changed: String?
      for action in actions { changed = try action() ?? changed }
      return changed
    }
  }
}
