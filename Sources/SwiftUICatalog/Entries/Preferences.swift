import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

extension Vocabulary {
  static let preferences: [Entry] = [
    .modifier("preference", "func preference<K>(key: K.Type, value: K.Value) -> some View") {
      (view: any View, key: InterpretedPreference, value: Value) in
      let value = try key.typed(value)
      return view.sending("preference", key.kind) { sent, _ in sent = value }
    },
    .modifier(
      "transformPreference",
      "func transformPreference<K>(_ key: K.Type, _ callback: @escaping (inout K.Value) -> Void) -> some View"
    ) { (view: any View, key: InterpretedPreference, callback: ActionValue) in
      view.sending("transformPreference", key.kind) { sent, _ in
        sent = try key.changed(sent) { _ = try callback.function.call([.reference($0)]) }
      }
    },
    .modifier(
      "anchorPreference",
      "func anchorPreference<A, K>(key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View"
    ) {
      (view: any View, key: InterpretedPreference, source: AnchorSource, transform: ActionValue) in
      view.sending("anchorPreference", key.kind) { sent, frame in
        sent = try key.typed(transform.function.call([.native(source.anchor(frame))]))
      }
    },
    .modifier(
      "transformAnchorPreference",
      "func transformAnchorPreference<A, K>(key: K.Type, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View"
    ) {
      (view: any View, key: InterpretedPreference, source: AnchorSource, transform: ActionValue) in
      view.sending("transformAnchorPreference", key.kind) { sent, frame in
        sent = try key.changed(sent) {
          _ = try transform.function.call([.reference($0), .native(source.anchor(frame))])
        }
      }
    },
    .modifier(
      "onPreferenceChange",
      "func onPreferenceChange<K>(_ key: K.Type, perform action: @escaping (K.Value) -> Void) -> some View"
    ) { (view: any View, key: InterpretedPreference, action: ActionValue) in
      view.telling("onPreferenceChange") { node, _ in
        try ToldValue(key.kind.value(in: node) as? Value ?? .none)
      } _: { _, told in
        _ = try action.function.call([told.value])
      }
    },
    .modifier(
      "onGeometryChange",
      "func onGeometryChange<T>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View"
    ) { (view: any View, _: Value, transform: ActionValue, action: ActionValue) in
      view.telling("onGeometryChange") { _, proxy in
        try ToldValue(transform.function.call([.native(proxy)]))
      } _: { before, told in
        let isComparing = action.function.parameterCount == 2
        _ = try action.function.call(
          isComparing ? [(before ?? told).value, told.value] : [told.value])
      }
    },
    overlay("overlayPreferenceValue", isBehind: false),
    overlay("backgroundPreferenceValue", isBehind: true),
    .instanceSubscript("subscript<T>(anchor: Anchor<T>) -> T { get }") {
      (proxy: GeometryProxy, anchor: AnchorValue) -> Value in
      switch anchor {
      case .rect(let rect): .native(proxy[rect])
      case .point(let point): .native(proxy[point])
      }
    },
  ]

  private static func overlay(_ name: String, isBehind: Bool) -> Entry {
    .modifier(
      name,
      "func \(name)<K>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content) -> some View"
    ) {
      (
        view: any View, key: InterpretedPreference, alignment: Alignment, content: ElementContent
      ) in
      view.overlayPreferenceValue(key.kind, alignment: alignment, isBehind: isBehind) { sent in
        try content.views(for: [sent as? Value ?? .none])
      }
    }
  }

  static let anchors: [Entry] =
    [
      .staticProperty("bounds", AnchorSource.rect { .bounds }),
      .staticMethod("rect", "static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source") {
        (rect: CGRect) in AnchorSource.rect { .rect(rect) }
      },
      .staticMethod("point", "static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source") {
        (point: CGPoint) in AnchorSource.point { .point(point) }
      },
      .staticMethod(
        "unitPoint", "static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source"
      ) { (point: UnitPoint) in AnchorSource.point { .unitPoint(point) } },
    ]
    + [
      ("topLeading", UnitPoint.topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ].map { name, point in
      .staticProperty(name, AnchorSource.point { .unitPoint(point) })
    }
}
