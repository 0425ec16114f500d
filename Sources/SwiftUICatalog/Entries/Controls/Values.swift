import Catalog
import Drawing
import Foundation
import Views

/// Controls that show a number.
extension Vocabulary {
  static let numberControls: [Entry] = [
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (value: Binding<Double>, bounds: NumberRange, changed: EditingValue) in
      Slider(value: value.wrappedValue, in: bounds.bounds)
    },
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (value: Binding<Double>, bounds: NumberRange, step: Double, changed: EditingValue) in
      Slider(value: value.wrappedValue, in: bounds.bounds)
    },
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (value: Binding<Double>, bounds: NumberRange, label: ViewContent, changed: EditingValue) in
      Slider(value: value.wrappedValue, in: bounds.bounds, label: label.views)
    },
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) {
      (
        value: Binding<Double>, bounds: NumberRange, step: Double, label: ViewContent,
        changed: EditingValue
      ) in Slider(value: value.wrappedValue, in: bounds.bounds, label: label.views)
    },
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) {
      (
        value: Binding<Double>, bounds: NumberRange, label: ViewContent, least: ViewContent,
        most: ViewContent, changed: EditingValue
      ) in
      Slider(
        value: value.wrappedValue, in: bounds.bounds, label: label.views, least: least.views,
        most: most.views)
    },
    .initializer(
      Slider.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) {
      (
        value: Binding<Double>, bounds: NumberRange, step: Double, label: ViewContent,
        least: ViewContent, most: ViewContent, changed: EditingValue
      ) in
      Slider(
        value: value.wrappedValue, in: bounds.bounds, label: label.views, least: least.views,
        most: most.views)
    },
  ]

  static let steppers: [Entry] = [
    .initializer(
      Stepper.self,
      "init(onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)"
    ) { (up: ActionValue?, down: ActionValue?, changed: EditingValue, label: ViewContent) in
      Stepper(views: label.views)
    },
    .initializer(
      Stepper.self,
      "init(@ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (label: ViewContent, up: ActionValue?, down: ActionValue?, changed: EditingValue) in
      Stepper(views: label.views)
    },
    .initializer(
      Stepper.self,
      "init(_ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (title: String, up: ActionValue?, down: ActionValue?, changed: EditingValue) in
      Stepper(views: [Text(title)])
    },
    .initializer(
      Stepper.self,
      "init(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (title: String, value: Binding<Double>, step: Double, changed: EditingValue) in
      Stepper(views: [Text(title)])
    },
    .initializer(
      Stepper.self,
      "init(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) {
      (
        title: String, value: Binding<Double>, bounds: NumberRange, step: Double,
        changed: EditingValue
      ) in Stepper(views: [Text(title)])
    },
    .initializer(
      Stepper.self,
      "init(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) { (value: Binding<Double>, step: Double, label: ViewContent, changed: EditingValue) in
      Stepper(views: label.views)
    },
    .initializer(
      Stepper.self,
      "init(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in })"
    ) {
      (
        value: Binding<Double>, bounds: NumberRange, step: Double, label: ViewContent,
        changed: EditingValue
      ) in Stepper(views: label.views)
    },
  ]

  static let progress: [Entry] =
    [
      .initializer(ProgressView.self, "init()") { ProgressView() },
      .initializer(ProgressView.self, "init(@ViewBuilder label: () -> Label)") {
        (label: ViewContent) in ProgressView { label.tuple }
      },
      .initializer(ProgressView.self, "init(_ title: some StringProtocol)") { (title: String) in
        ProgressView(title)
      },
      .initializer(ProgressView.self, "init(value: V?, total: V = 1.0)") {
        (value: Double?, total: Double) in ProgressView(value: value, total: total)
      },
      .initializer(
        ProgressView.self, "init(_ title: some StringProtocol, value: V?, total: V = 1.0)"
      ) { (title: String, value: Double?, total: Double) in
        ProgressView(title, value: value, total: total)
      },
      .initializer(
        ProgressView.self, "init(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)"
      ) { (value: Double?, total: Double, label: ViewContent) in
        ProgressView(value: value, total: total) { label.tuple }
      },
      .initializer(
        ProgressView.self,
        "init(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
      ) { (value: Double?, total: Double, label: ViewContent, current: ViewContent) in
        ProgressView(value: value, total: total) {
          label.tuple
        } currentValueLabel: {
          current.tuple
        }
      },
      .modifier(
        "progressViewStyle",
        "func progressViewStyle(_ style: some ProgressViewStyle) -> some View"
      ) { (view: any View, style: ProgressViewStyleChoice) in style.apply(view) },
    ]
    + ProgressViewStyleChoice.entries([
      ("automatic", "DefaultProgressViewStyle", { $0.progressViewStyle(.automatic) }),
      ("linear", "LinearProgressViewStyle", { $0.progressViewStyle(.linear) }),
      ("circular", "CircularProgressViewStyle", { $0.progressViewStyle(.circular) }),
    ])
    + [
      .initializer(
        ProgressViewStyleChoice.self, of: "LinearProgressViewStyle", "init(tint: Color)"
      ) { (tint: Color) in
        ProgressViewStyleChoice { $0.progressViewStyle(LinearProgressViewStyle(tint: tint)) }
      },
      .initializer(
        ProgressViewStyleChoice.self, of: "CircularProgressViewStyle", "init(tint: Color)"
      ) { (tint: Color) in
        ProgressViewStyleChoice { $0.progressViewStyle(CircularProgressViewStyle(tint: tint)) }
      },
    ]
}

extension Slider: Bridged { public static var conformances: [String] { ["View"] } }
extension Stepper: Bridged { public static var conformances: [String] { ["View"] } }
extension ProgressView: Bridged { public static var conformances: [String] { ["View"] } }
