import LayoutEngine

/// What tells an option of a picker, or a tab, from the others.
package struct OptionTag: Hashable {
  private let value: AnyHashable

  /// An optional's value stands for it, as `.tag(1)` does for a selection of `Int?`.
  package init(_ value: some Hashable) {
    self.value = AnyHashable(value)
  }

  static let key = "tag"
}

extension LayoutNode {
  var tag: OptionTag? { traits.roles[OptionTag.key] as? OptionTag }
}

extension View {
  /// Says which option of a picker, or which tab, the view is.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    tagged(OptionTag(tag))
  }

  package func tagged(_ tag: OptionTag) -> some View {
    marked { $0.roles[OptionTag.key] = tag }
  }
}
