import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A value on a line between two bounds.
///
/// iOS 26 (iOS.md and UIKit/Controls.md of iamcgn/swiftui-web): 31 points high, as wide as it is
/// offered, without its label; a track of 6 and a knob of 38 × 25. macOS 26 (Slider.md): 16 high, a
/// track of 5 and a knob of 22 × 16, the label 8 before it. Labels of the bounds stand 8 beside it.
public struct Slider: PrimitiveView {
  var label: [any View] = []
  var bounds: (least: [any View], most: [any View]) = ([], [])
  /// Where the knob is, 0 to 1.
  let share: CGFloat

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
    self.label = label().listed
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
    self.label = label().listed
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
    self.label = label().listed
    self.bounds = (minimumValueLabel().listed, maximumValueLabel().listed)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = Self.share(value.wrappedValue, bounds)
    self.label = label().listed
    self.bounds = (minimumValueLabel().listed, maximumValueLabel().listed)
  }

  package init(
    value: Double, in bounds: ClosedRange<Double>, label: [any View] = [],
    least: [any View] = [], most: [any View] = []
  ) {
    share = Self.share(value, bounds)
    self.label = label
    self.bounds = (least, most)
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> CGFloat
  {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0 else { return 0 }
    return min(max(CGFloat((value - bounds.lowerBound) / length), 0), 1)
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.refuseInFormColumns("Slider")
    let environment = context.environment
    let isMac = environment.platform == .macos
    let track = isMac ? macOSTrack(environment.isEnabled) : iOSTrack(environment.isEnabled)
    let showsLabel = isMac && environment.showsLabels && !label.isEmpty
    guard showsLabel || !bounds.least.isEmpty || !bounds.most.isEmpty else {
      return try named("Slider", body: track, in: context)
    }
    let row = HStack(spacing: 8) {
      if showsLabel { ControlLabel(content: label) }
      value(bounds.least, isMac)
      track
      value(bounds.most, isMac)
    }
    return try named("Slider", body: row, in: context)
  }

  private func value(_ views: [any View], _ isMac: Bool) -> TupleView {
    let label = TupleView(views)
    return isMac ? TupleView([label.font(.footnote).foregroundStyle(.secondary)]) : label
  }

  private func iOSTrack(_ isEnabled: Bool) -> ControlPart {
    let share = share
    return ControlPart(name: "SliderTrack", height: 31) { pen, size in
      let y = (size.height - 6) / 2
      pen.fill(CGRect(x: 0, y: y, width: size.width, height: 6), radius: 3, Color.ink(26))
      pen.fill(
        CGRect(x: 0, y: y, width: size.width * share, height: 6), radius: 3, TintShapeStyle(),
        opacity: isEnabled ? 1 : 0.5)
      pen.knob(
        CGRect(
          x: max(size.width - 38, 0) * share, y: (size.height - 25) / 2, width: 38, height: 25),
        opacity: isEnabled ? 1 : 0.5)
    }
  }

  private func macOSTrack(_ isEnabled: Bool) -> ControlPart {
    let share = share
    return ControlPart(name: "SliderTrack", height: 16) { pen, size in
      pen.fill(CGRect(x: 0, y: 5.5, width: size.width, height: 5), radius: 2.5, Color.ink(25))
      let knob = max(size.width - 22, 0) * share
      pen.fill(
        CGRect(x: 0, y: 5.5, width: knob + 11, height: 5), radius: 2.5,
        Color.ink(isEnabled ? 58 : 42))
      pen.knob(CGRect(x: knob, y: 0, width: 22, height: 16))
    }
  }
}

extension ControlPen {
  /// A white pill with a hairline around it in place of its soft shadow.
  mutating func knob(_ rect: CGRect, opacity: Double = 1) {
    fill(rect.insetBy(dx: -0.5, dy: -0.5), radius: rect.height, Color.ink(31), opacity: opacity)
    fill(rect, radius: rect.height, Color.knob)
  }
}
