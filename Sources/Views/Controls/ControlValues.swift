import Foundation

/// What the views around a control say about it.
package struct ControlValues {
  package var isEnabled = true
  package var size = ControlSize.regular
  package var buttonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
  package var buttonShape = ButtonBorderShape.automatic
  package var toggleStyle: any ToggleStyle = DefaultToggleStyle()
  package var textFieldStyle = TextFieldLook.automatic
  package var progressStyle = ProgressLook.automatic
  package var pickerStyle = PickerLook.automatic
  package var tabViewStyle = TabViewLook.automatic
  package var gaugeStyle = GaugeLook.linearCapacity
  /// Whether there is a capsule behind the dots of pages.
  package var hasPageBackground = false
  /// The bar that titles and toolbar items are for; nil outside navigation stacks.
  package var navigationBar: NavigationBar?
  /// Whether elements of a `ForEach` say which they are.
  package var readsTags = false

  package init() {}
}

/// Behind a reference, as most views read nothing of it: environments are copied for every view.
package final class ControlBox: Sendable {
  package static let standard = ControlBox(ControlValues())
  nonisolated(unsafe) package let values: ControlValues

  package init(_ values: ControlValues) {
    self.values = values
  }
}

extension EnvironmentValues {
  package var controls: ControlValues {
    get { controlBox.values }
    set { controlBox = ControlBox(newValue) }
  }

  /// Whether the reader could use the controls in the view.
  public var isEnabled: Bool {
    get { controls.isEnabled }
    set { controls.isEnabled = newValue }
  }

  public var controlSize: ControlSize {
    get { controls.size }
    set { controls.size = newValue }
  }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension View {
  /// Says how large the controls in the view are. Those whose size is not known refuse it.
  public func controlSize(_ size: ControlSize) -> some View {
    settingEnvironment { $0.controls.size = size }
  }

  /// Says that the controls in the view cannot be used: they are dimmed. A control is enabled only
  /// where all views around it allow it.
  public func disabled(_ disabled: Bool) -> some View {
    settingEnvironment { if disabled { $0.controls.isEnabled = false } }
  }
}

extension ViewContext {
  /// - Throws: `ViewError` where a control is asked for in a size that nobody has measured.
  func requireRegularSize(of control: String) throws {
    guard environment.controls.size != .regular else { return }
    throw ViewError.unsupported(
      name: "controlSize",
      hint: "the size of a \(control) is known for '.regular' only; leave the modifier out")
  }
}
