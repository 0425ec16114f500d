import Drawing
import Foundation
import Geometry
import LayoutEngine

/// What a gauge is drawn as.
package enum GaugeLook: Hashable, Sendable {
  case linearCapacity
  case accessoryLinear
  case accessoryLinearCapacity
  case accessoryCircular
  case accessoryCircularCapacity
}

/// How far a value is within its bounds.
///
/// macOS 26 (Gauge.md of iamcgn/swiftui-web): a bar of 16 under the label, bars of 8 and rings of 58
/// in the accessory styles. On iOS it is drawn in the same sizes, and a warning says so.
public struct Gauge: PrimitiveView {
  /// 0 to 1.
  let share: CGFloat
  let label: [any View]
  let current: [any View]
  let least: [any View]
  let most: [any View]

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View
  ) {
    self.init(value: Double(value), in: Self.bounds(bounds), label: label().listed)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      value: Double(value), in: Self.bounds(bounds), label: label().listed,
      current: currentValueLabel().listed)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      value: Double(value), in: Self.bounds(bounds), label: label().listed,
      current: currentValueLabel().listed, least: minimumValueLabel().listed,
      most: maximumValueLabel().listed)
  }

  private static func bounds<V: BinaryFloatingPoint>(_ range: ClosedRange<V>) -> ClosedRange<Double>
  {
    Double(range.lowerBound)...Double(range.upperBound)
  }

  package init(
    value: Double, in bounds: ClosedRange<Double>, label: [any View], current: [any View] = [],
    least: [any View] = [], most: [any View] = []
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? (value - bounds.lowerBound) / length : 0
    self.share = share.isFinite ? CGFloat(min(max(share, 0), 1)) : 0
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    if context.environment.platform == .ios { context.build.warn(.measuredOnMac("Gauge")) }
    let body: any View =
      switch context.environment.controls.gaugeStyle {
      case .linearCapacity: bar(context.environment.tint ?? .green)
      case .accessoryLinear: track
      case .accessoryLinearCapacity: capsule
      case .accessoryCircular: ring
      case .accessoryCircularCapacity: fullRing
      }
    return try named("Gauge", body: body, in: context)
  }
}

extension Gauge {
  private static let ink = Color.ink(216)

  /// A bar between the labels of the bounds, the label above and the value below.
  private func bar(_ tint: Color) -> any View {
    let share = share
    return VStack {
      TupleView(label)
      HStack(spacing: 8) {
        TupleView(least)
        ControlPart(name: "GaugeBar", height: 16) { pen, size in
          pen.fill(CGRect(origin: .zero, size: size), radius: 1.5, Color.ink(18))
          pen.fill(CGRect(x: 0, y: 0, width: size.width * share, height: 16), radius: 1.5, tint)
        }
        TupleView(most)
      }
      TupleView(current)
    }
  }

  /// A line of 8 with a knob, as high as the line whatever its labels are.
  private var track: any View {
    let share = share
    return HStack(spacing: 8) {
      TupleView(least.isEmpty ? current : least)
      ControlPart(name: "GaugeTrack", height: 8) { pen, size in
        pen.fill(CGRect(origin: .zero, size: size), radius: 4, Self.ink)
        let x = 4 + share * max(size.width - 8, 0)
        pen.fill(
          CGRect(x: x - 8, y: -4, width: 16, height: 16), radius: 8, BackgroundStyle())
        pen.fill(CGRect(x: x - 4, y: 0, width: 8, height: 8), radius: 4, Self.ink)
      }
      TupleView(most)
    }
    .font(.system(size: 17, weight: .semibold))
    .frame(height: 8)
  }

  /// A capsule of 8 between label and value, the labels of the bounds at its sides.
  private var capsule: any View {
    let share = share
    return HStack(spacing: 8) {
      TupleView(least)
      VStack(alignment: .leading, spacing: 6) {
        TupleView(label)
        ControlPart(name: "GaugeCapsule", height: 8) { pen, size in
          pen.fill(CGRect(origin: .zero, size: size), radius: 4, Color.ink(15))
          pen.fill(
            CGRect(x: 0, y: 0, width: size.width * share, height: 8), radius: 4, Color.ink(85))
        }
        TupleView(current).font(.system(size: 12)).foregroundStyle(.secondary)
      }
      TupleView(most)
    }
    .font(.system(size: 13))
  }

  /// A ring that is open at the bottom, where the label or those of the bounds stand.
  private var ring: any View {
    let share = share
    let hasBounds = !least.isEmpty || !most.isEmpty
    let span: Double = hasBounds ? 242 : 270
    let start = 90 + (360 - span) / 2
    return ZStack {
      ControlPart(name: "GaugeRing", width: 58, height: 58) { pen, _ in
        pen.stroke(Self.arc(from: start, span), Self.ink, width: 6)
        let angle = (start + span * Double(share)) * .pi / 180
        let dot = CGPoint(x: 29 + 26 * CGFloat(cos(angle)), y: 29 + 26 * CGFloat(sin(angle)))
        pen.fill(Self.disc(dot, radius: 4.5), BackgroundStyle())
        pen.fill(Self.disc(dot, radius: 2.5), Self.ink)
      }
      value
      if hasBounds {
        HStack(spacing: 0) {
          TupleView(least)
          Spacer(minLength: 0)
          TupleView(most)
        }
        .font(.system(size: 11)).frame(width: 36.8).offset(y: 18.4)
      } else {
        TupleView(label).font(.system(size: 11)).offset(y: 18.4)
      }
    }
    .frame(width: 58, height: 58)
  }

  /// A whole ring, filled from the top.
  private var fullRing: any View {
    let share = share
    return ZStack {
      ControlPart(name: "GaugeRing", width: 58, height: 58) { pen, _ in
        pen.stroke(
          Path(ellipseIn: CGRect(x: 3, y: 3, width: 52, height: 52)), Color.ink(76), width: 6)
        if share > 0 { pen.stroke(Self.arc(from: -90, 360 * Double(share)), Self.ink, width: 6) }
      }
      value
    }
    .frame(width: 58, height: 58)
  }

  private var value: some View {
    TupleView(current).font(.system(size: 24, weight: .medium)).lineLimit(1)
      .minimumScaleFactor(0.3).frame(maxWidth: 40).offset(y: -1)
  }

  /// Degrees, clockwise from the trailing edge.
  private static func arc(from start: Double, _ span: Double) -> Path {
    Path {
      $0.addRelativeArc(
        center: CGPoint(x: 29, y: 29), radius: 26, startAngle: Angle(degrees: start),
        delta: Angle(degrees: span))
    }
  }

  private static func disc(_ centre: CGPoint, radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// How gauges look.
public protocol GaugeStyle {
  var _look: GaugeStyleLook { get }
}

/// A look that a gauge's style stands for.
public struct GaugeStyleLook {
  let look: GaugeLook
}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .linearCapacity) }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .linearCapacity) }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .accessoryLinear) }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .accessoryLinearCapacity) }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .accessoryCircular) }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public var _look: GaugeStyleLook { GaugeStyleLook(look: .accessoryCircularCapacity) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    settingEnvironment { $0.controls.gaugeStyle = style._look.look }
  }
}
