import Foundation
import Geometry

/// A kind of value that views send to the views around them: what a `PreferenceKey` names.
package struct SentKind {
  /// Tells the kind from others.
  package let name: String
  /// The value where no view sends one.
  package let fallback: () throws -> Any
  /// Adds what the next view sends to what the views before it did.
  package let reduce: (inout Any, Any) throws -> Void

  package init(
    name: String, fallback: @escaping () throws -> Any,
    reduce: @escaping (inout Any, Any) throws -> Void
  ) {
    self.name = name
    self.fallback = fallback
    self.reduce = reduce
  }
}

/// What a node makes of the values of one kind that come from its subviews; nil is none.
package struct SendingStep {
  package let kind: SentKind
  package let change: (inout Any?) throws -> Void

  package init(_ kind: SentKind, change: @escaping (inout Any?) throws -> Void) {
    self.kind = kind
    self.change = change
  }
}

extension LayoutNode {
  /// What the views of a placed node send, the first view's value first; nil where none sends any.
  ///
  /// - Throws: what the kind's `reduce` and the steps of the nodes throw.
  package func sentValue(of kind: SentKind) throws -> Any? {
    var value: Any?
    for child in (hooks?.lateNode ?? self).children where child.placement?.isLeftOut == false {
      guard let next = try child.sentValue(of: kind) else { continue }
      guard var sum = value else {
        value = next
        continue
      }
      try kind.reduce(&sum, next)
      value = sum
    }
    if let step = hooks?.sends, step.kind.name == kind.name { try step.change(&value) }
    return value
  }
}
