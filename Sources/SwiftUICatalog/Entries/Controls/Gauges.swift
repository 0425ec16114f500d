import Catalog
import Views

extension Vocabulary {
  static let gauges: [Entry] =
    [
      .initializer(
        Gauge.self,
        "init(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)"
      ) { (value: Double, bounds: NumberRange, label: ViewContent) in
        Gauge(value: value, in: bounds.bounds, label: label.views)
      },
      .initializer(
        Gauge.self,
        "init(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
      ) { (value: Double, bounds: NumberRange, label: ViewContent, current: ViewContent) in
        Gauge(value: value, in: bounds.bounds, label: label.views, current: current.views)
      },
      .initializer(
        Gauge.self,
        "init(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)"
      ) {
        (
          value: Double, bounds: NumberRange, label: ViewContent, current: ViewContent,
          least: ViewContent, most: ViewContent
        ) in
        Gauge(
          value: value, in: bounds.bounds, label: label.views, current: current.views,
          least: least.views, most: most.views)
      },
      .modifier("gaugeStyle", "func gaugeStyle(_ style: some GaugeStyle) -> some View") {
        (view: any View, style: GaugeStyleChoice) in style.apply(view)
      },
    ]
    + GaugeStyleChoice.entries([
      ("automatic", "DefaultGaugeStyle", { $0.gaugeStyle(.automatic) }),
      ("linearCapacity", "LinearCapacityGaugeStyle", { $0.gaugeStyle(.linearCapacity) }),
      ("accessoryLinear", "AccessoryLinearGaugeStyle", { $0.gaugeStyle(.accessoryLinear) }),
      (
        "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle",
        { $0.gaugeStyle(.accessoryLinearCapacity) }
      ),
      ("accessoryCircular", "AccessoryCircularGaugeStyle", { $0.gaugeStyle(.accessoryCircular) }),
      (
        "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle",
        { $0.gaugeStyle(.accessoryCircularCapacity) }
      ),
    ])
}

extension Gauge: Bridged { public static var conformances: [String] { ["View"] } }
