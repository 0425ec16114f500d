/// How pickers look.
public protocol PickerStyle {
  var _look: PickerStyleLook { get }
}

/// A look that a picker's style stands for.
public struct PickerStyleLook {
  let look: PickerLook
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .automatic) }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .menu) }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .segmented) }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .inline) }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .wheel) }
}
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .palette) }
}
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .radioGroup) }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: PickerStyleLook { PickerStyleLook(look: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    settingEnvironment { $0.controls.pickerStyle = style._look.look }
  }
}
