/// The parts of a label, as its style sees them.
public struct LabelStyleConfiguration {
  public let title: TupleView
  public let icon: TupleView
}

/// A style that makes a view of a label's parts, as `makeBody(configuration:)` does.
///
/// The body is made in the style around this one, so that it may hold the label itself.
package struct OwnLabelStyle {
  package let body: (LabelStyleConfiguration, ViewContext) throws -> TupleView

  package init(_ body: @escaping (LabelStyleConfiguration, ViewContext) throws -> TupleView) {
    self.body = body
  }
}
