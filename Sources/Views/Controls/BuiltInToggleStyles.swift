import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A toggle's own style on the platform: a switch on iOS, a checkbox on macOS.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      if context.environment.platform == .ios {
        return SwitchToggleStyle().makeBody(configuration: configuration)
      }
      return CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A row with the switch of iOS 26 at its end, 66 × 30: a capsule, a knob of 38 × 25 in it 2.5 from
/// its ends (iOS.md); on macOS 54 × 24 with a knob of 32 × 20, 8 behind the label (Toggle.md).
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label.content, isOn: configuration.isOn)
  }
}

private struct SwitchRow: PrimitiveView {
  let label: [any View]
  let isOn: Bool

  func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    guard environment.platform == .macos else {
      return try context.controlRow("SwitchRow", label: label, control: iOSSwitch(environment))
    }
    let row = HStack(spacing: 8) {
      if environment.showsLabels { ControlLabel(content: label) }
      macOSSwitch
    }
    return try row.layoutNodes(in: context)
  }

  private func iOSSwitch(_ environment: EnvironmentValues) -> ControlPart {
    let (isOn, on) = (isOn, environment.tint ?? .switchOn)
    let strength = environment.isEnabled ? 1 : 0.5
    return ControlPart(name: "Switch", width: 66, height: 30) { pen, size in
      let track = CGRect(origin: .zero, size: size)
      pen.fill(track, radius: 15, isOn ? on : .controlFill, opacity: strength)
      pen.fill(
        CGRect(x: isOn ? 66 - 38 - 2.5 : 2.5, y: 2.5, width: 38, height: 25), radius: 12.5,
        Color.knob)
    }
  }

  private var macOSSwitch: ControlPart {
    let isOn = isOn
    return ControlPart(name: "Switch", width: 54, height: 24) { pen, size in
      pen.fill(CGRect(origin: .zero, size: size), radius: 12, Color.ink(isOn ? 36 : 25))
      pen.fill(
        CGRect(x: isOn ? 54 - 32 - 2 : 2, y: 2, width: 32, height: 20), radius: 10, Color.knob)
    }
  }
}

/// macOS: a box of 16 × 16, centred on the label's capitals, 5 before it (Toggle.md, toggle/basic).
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      let environment = context.environment
      guard environment.platform == .macos else {
        throw ViewError.unsupported(
          name: "checkbox", hint: "there is no checkbox on iOS: use '.switch', or platform=macos")
      }
      let box = checkbox(configuration.isOn, environment)
      guard environment.showsLabels else { return box }
      let font = environment.font ?? .body
      let metrics = try context.build.measurer.metrics(
        of: font.resolved(environment), platform: .macos)
      let label = ControlLabel(content: configuration.label.content).dimmedOnMacOS()
      return HStack(alignment: .iconCenter, spacing: 5) {
        box
        label.alignmentGuide(.iconCenter) { $0[.firstTextBaseline] - metrics.capHeight / 2 }
      }
    }
  }

  private func checkbox(_ isOn: Bool, _ environment: EnvironmentValues) -> ControlPart {
    let isEnabled = environment.isEnabled
    return ControlPart(name: "Checkbox", width: 16, height: 16) { pen, size in
      let fill: Double = isOn ? (isEnabled ? 36 : 18) : (isEnabled ? 25 : 13)
      pen.fill(CGRect(origin: .zero, size: size), radius: 5, Color.ink(fill))
      guard isOn else { return }
      pen.line(
        [CGPoint(x: 4, y: 8.75), CGPoint(x: 6.75, y: 11.5), CGPoint(x: 11.75, y: 5)],
        Color.ink(isEnabled ? 222 : 66), width: 2)
    }
  }
}

/// macOS: a bordered button, prominent while it is on (Toggle.md, toggle/styles).
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ContextView { context in
      guard context.environment.platform == .macos else {
        throw ViewError.unsupported(
          name: "toggleStyle",
          hint: "how '.button' looks on iOS 26 is not known; use '.switch', or platform=macos")
      }
      let button = PrimitiveButtonStyleConfiguration(role: nil, label: configuration.label)
      if configuration.isOn {
        return BorderedProminentButtonStyle().makeBody(configuration: button)
      }
      return BorderedButtonStyle().makeBody(configuration: button)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
