import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A label with two buttons that make a value less or more.
///
/// iOS 26 (iOS.md of iamcgn/swiftui-web): a row as wide as it is offered, the control of 94 × 32 at
/// its end. macOS 26 (Stepper.md): the control of 20 × 26 is 8 behind the label.
public struct Stepper: PrimitiveView {
  let label: [any View]

  public init(
    @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label().listed
  }

  /// The same, with the label last, as it was written at first.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> some View
  ) {
    self.label = label().listed
  }

  public init(
    _ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = [Text(title)]
  }

  public init<V: Strideable>(
    _ title: String, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = [Text(title)]
  }

  public init<V: Strideable>(
    _ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = [Text(title)]
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label().listed
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label().listed
  }

  package init(views: [any View]) {
    label = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.refuseInFormColumns("Stepper")
    let environment = context.environment
    guard environment.platform == .macos else {
      return try context.controlRow(
        "Stepper", label: label, control: iOSControl(environment.isEnabled))
    }
    let row = HStack(spacing: 8) {
      if environment.showsLabels {
        ControlLabel(content: label).dimmedOnMacOS()
      }
      macOSControl(environment.isEnabled)
    }
    return try named("Stepper", body: row, in: context)
  }

  /// A capsule of 93 × 28 with − and + of 13 points, drawn 2 points wide.
  private func iOSControl(_ isEnabled: Bool) -> ControlPart {
    ControlPart(name: "StepperControl", width: 94, height: 32) { pen, _ in
      pen.fill(CGRect(x: 0.5, y: 2, width: 93, height: 28), radius: 14, Color.controlFill)
      pen.fill(CGRect(x: 46.5, y: 7, width: 1, height: 18), radius: 0, Color.ink(75))
      let ink = Color.ink(isEnabled ? 218 : 75)
      pen.line([CGPoint(x: 18, y: 16), CGPoint(x: 29, y: 16)], ink, width: 2)
      pen.line([CGPoint(x: 65, y: 16), CGPoint(x: 76, y: 16)], ink, width: 2)
      pen.line([CGPoint(x: 70.5, y: 10.5), CGPoint(x: 70.5, y: 21.5)], ink, width: 2)
    }
  }

  private func macOSControl(_ isEnabled: Bool) -> ControlPart {
    ControlPart(name: "StepperControl", width: 20, height: 26) { pen, size in
      pen.fill(CGRect(origin: .zero, size: size), radius: 5, Color.ink(isEnabled ? 20 : 10))
      pen.fill(CGRect(x: 3, y: 12.5, width: 14, height: 1), radius: 0, Color.ink(43))
      let ink = Color.ink(isEnabled ? 137 : 100)
      let (left, middle, right): (CGFloat, CGFloat, CGFloat) = (5.5, 10, 14.5)
      pen.line(
        [CGPoint(x: left, y: 9.25), CGPoint(x: middle, y: 4.75), CGPoint(x: right, y: 9.25)], ink,
        width: 1.5)
      pen.line(
        [CGPoint(x: left, y: 16.75), CGPoint(x: middle, y: 21.25), CGPoint(x: right, y: 16.75)],
        ink, width: 1.5)
    }
  }
}
