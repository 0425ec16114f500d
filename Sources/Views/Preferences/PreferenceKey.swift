import Foundation
import Geometry
import LayoutEngine

/// A name for values that views send to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sends one.
  static var defaultValue: Value { get }
  /// Adds what the next view sends to what the views before it did.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension SentKind {
  init<K: PreferenceKey>(_ key: K.Type) {
    self.init(name: qualifiedTypeName(key)) {
      K.defaultValue
    } reduce: { sum, next in
      guard var value = sum as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &value) { next }
      sum = value
    }
  }

  /// What the views of a placed node send, or the value where none does.
  package func value(in node: LayoutNode) throws -> Any {
    try node.sentValue(of: self) ?? fallback()
  }
}

extension View {
  /// Sends a value to the views around, in place of what views in this one send (measured on
  /// iOS 17.2: tokizuoh, 2024). No effect on layout.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    sending("preference", SentKind(key)) { sent, _ in sent = value }
  }

  /// Changes what the views in this one send. No effect on layout.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    sending("transformPreference", SentKind(key)) { sent, _ in
      var value = sent as? K.Value ?? K.defaultValue
      callback(&value)
      sent = value
    }
  }

  /// Sends a value made of a place in this view. No effect on layout.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    sending("anchorPreference", SentKind(key)) { sent, frame in
      sent = transform(value.anchor(in: frame))
    }
  }

  /// Changes what the views in this one send by a place in it. No effect on layout.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    sending("transformAnchorPreference", SentKind(key)) { sent, frame in
      var sum = sent as? K.Value ?? K.defaultValue
      transform(&sum, value.anchor(in: frame))
      sent = sum
    }
  }

  /// - Parameter change: makes what is sent of what views in this one send (nil: nothing), and of
  ///   this view's frame in the figure's space.
  package func sending(
    _ name: String, _ kind: SentKind, _ change: @escaping (inout Any?, CGRect) throws -> Void
  ) -> some View {
    HookedView(content: self, name: name, layout: PassThroughLayout()) { hooks in
      var frame = CGRect.zero
      hooks.placed = { frame = $0.frame }
      hooks.sends = SendingStep(kind) { try change(&$0, frame) }
    }
  }
}
