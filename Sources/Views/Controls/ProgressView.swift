import Drawing
import Foundation
import Geometry
import LayoutEngine

/// What progress is drawn as.
package enum ProgressLook: Hashable, Sendable {
  case automatic
  case linear
  case circular
}

/// How far a task is: a bar, or a wheel where that is not known.
///
/// iOS 26 (iOS.md of iamcgn/swiftui-web): a bar of 4 points, its label 4 above it; a wheel of 20, its
/// label below it in the secondary style. macOS 26 (ProgressView.md): a row of 20 with a bar of 8,
/// the labels above and below without a gap; a wheel or ring of 32.
public struct ProgressView: PrimitiveView {
  var label: [any View] = []
  var valueLabel: [any View] = []
  /// 0 to 1; nil where it is not known.
  var share: CGFloat?

  public init() {}

  public init(@ViewBuilder label: () -> some View) {
    self.label = label().listed
  }

  public init(_ title: String) {
    label = [Text(title)]
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    share = Self.share(value, total)
  }

  public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1) {
    label = [Text(title)]
    share = Self.share(value, total)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> some View
  ) {
    self.label = label().listed
    share = Self.share(value, total)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.label = label().listed
    valueLabel = currentValueLabel().listed
    share = Self.share(value, total)
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> CGFloat? {
    guard let value else { return nil }
    return total > 0 ? min(max(CGFloat(value / total), 0), 1) : 0
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    let look = environment.controls.progressStyle
    let isBar = look == .linear || (look == .automatic && share != nil)
    let label = environment.showsLabels ? label : []
    let side = isBar ? 0 : try wheelSide(in: context)
    if environment.platform == .macos {
      return try named(
        "ProgressView", body: isBar ? macOSBar(label) : macOSWheel(label, side), in: context)
    }
    return try named(
      "ProgressView", body: isBar ? iOSBar(label) : iOSWheel(label, side), in: context)
  }

  /// iOS: 20, or 37 for a large one (UIKit/Controls.md); macOS: 32, or 16 for a small one.
  private func wheelSide(in context: ViewContext) throws -> CGFloat {
    switch (context.environment.platform, context.environment.controls.size) {
    case (.ios, .large): return 37
    case (.macos, .small): return 16
    default:
      try context.requireRegularSize(of: "circular progress view")
      return context.environment.platform == .ios ? 20 : 32
    }
  }

  private func iOSBar(_ label: [any View]) -> any View {
    let share = share
    let bar = ControlPart(name: "ProgressBar", height: 4) { pen, size in
      let track = CGRect(origin: .zero, size: size)
      pen.fill(track, radius: 2, Color.progressTrack)
      guard let share, share > 0 else { return }
      pen.fill(
        CGRect(x: 0, y: 0, width: size.width * share, height: 4), radius: 2, TintShapeStyle())
    }
    guard !label.isEmpty || !valueLabel.isEmpty else { return bar }
    return VStack(alignment: .leading, spacing: 4) {
      TupleView(label)
      bar
      TupleView(valueLabel).foregroundStyle(.secondary)
    }
  }

  /// Eight spokes, the darkest pointing left.
  private func iOSWheel(_ label: [any View], _ side: CGFloat) -> any View {
    let wheel = Self.wheel(side: side, from: 0.25, to: 0.45, width: 0.125, ink: (97, 31))
    guard !label.isEmpty || !valueLabel.isEmpty else { return wheel }
    return VStack {
      wheel
      TupleView(label + valueLabel).foregroundStyle(.secondary)
    }
  }

  private func macOSBar(_ label: [any View]) -> any View {
    let share = share
    return VStack(alignment: .leading, spacing: 0) {
      TupleView(label)
      ControlPart(name: "ProgressBar", height: 20) { pen, size in
        pen.fill(CGRect(x: 0, y: 6, width: size.width, height: 8), radius: 4, Color.ink(15))
        let width = share.map { size.width * $0 } ?? 8
        pen.fill(CGRect(x: 0, y: 6, width: width, height: 8), radius: 4, Color.ink(85))
      }
      TupleView(valueLabel).foregroundStyle(.secondary)
    }
  }

  private func macOSWheel(_ label: [any View], _ side: CGFloat) -> any View {
    let wheel: ControlPart
    if let share {
      wheel = ControlPart(name: "ProgressWheel", width: side, height: side) { pen, size in
        let width = side * 5 / 32
        let ring = CGRect(origin: .zero, size: size).insetBy(dx: width / 2, dy: width / 2)
        pen.stroke(Path(ellipseIn: ring), Color.ink(13), width: width)
        guard share > 0 else { return }
        let arc = Path {
          $0.addRelativeArc(
            center: CGPoint(x: side / 2, y: side / 2), radius: (side - width) / 2,
            startAngle: Angle(degrees: -90),
            delta: Angle(degrees: 360 * Double(share)))
        }
        pen.stroke(arc, Color.ink(70), width: width)
      }
    } else {
      wheel = Self.wheel(side: side, from: 0.2, to: 0.44, width: 0.094, ink: (53, 17))
    }
    guard !label.isEmpty || !valueLabel.isEmpty else { return wheel }
    return VStack {
      wheel
      TupleView(label + valueLabel).foregroundStyle(.secondary)
    }
  }

  /// - Parameters from, to, width: where the spokes begin and end, and how wide they are, as shares
  ///   of the side.
  private static func wheel(
    side: CGFloat, from: CGFloat, to: CGFloat, width: CGFloat, ink: (dark: Double, pale: Double)
  ) -> ControlPart {
    ControlPart(name: "ProgressWheel", width: side, height: side) { pen, _ in
      let (inner, outer) = (side * from, side * (to - width / 2))
      for spoke in 0..<8 {
        let angle = Double.pi - Double(spoke) * .pi / 4
        let (x, y) = (CGFloat(cos(angle)), CGFloat(-sin(angle)))
        let share = spoke == 0 ? 0 : Double(7 - spoke) / 7
        pen.line(
          [inner, outer].map { CGPoint(x: side / 2 + x * $0, y: side / 2 + y * $0) },
          Color.ink(ink.dark + (ink.pale - ink.dark) * share), width: side * width)
      }
    }
  }
}

/// How progress views look.
public protocol ProgressViewStyle {
  var _look: ProgressViewStyleLook { get }
}

/// A look that a progress view's style stands for.
public struct ProgressViewStyleLook {
  let look: ProgressLook
  var tint: Color?
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _look: ProgressViewStyleLook { ProgressViewStyleLook(look: .automatic) }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  public init(tint: Color) {
    self.tint = tint
  }

  public var _look: ProgressViewStyleLook { ProgressViewStyleLook(look: .linear, tint: tint) }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  public init(tint: Color) {
    self.tint = tint
  }

  public var _look: ProgressViewStyleLook { ProgressViewStyleLook(look: .circular, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    settingEnvironment {
      $0.controls.progressStyle = style._look.look
      if let tint = style._look.tint { $0.tint = tint }
    }
  }
}
