import Catalog
import Foundation
import Views

extension Vocabulary {
  static let toggles: [Entry] = [
    .initializer(
      Toggle.self, "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)"
    ) { (isOn: Binding<Bool>, label: ViewContent) in Toggle(isOn: isOn) { label.tuple } },
    .initializer(Toggle.self, "init(_ title: some StringProtocol, isOn: Binding<Bool>)") {
      (title: String, isOn: Binding<Bool>) in Toggle(title, isOn: isOn)
    },
    .initializer(
      Toggle.self, "init(_ title: some StringProtocol, image name: String, isOn: Binding<Bool>)"
    ) { (title: String, image: String, isOn: Binding<Bool>) in
      Toggle(title, image: image, isOn: isOn)
    },
    .initializer(
      Toggle.self,
      "init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>)"
    ) { (title: String, image: String, isOn: Binding<Bool>) in
      Toggle(title, systemImage: image, isOn: isOn)
    },
    .initializer(Toggle.self, "init(_ configuration: ToggleStyleConfiguration)") {
      (configuration: ToggleStyleConfiguration) in Toggle(configuration)
    },
    .modifier("toggleStyle", "func toggleStyle(_ style: some ToggleStyle) -> some View") {
      (view: any View, style: ToggleStyleChoice) in style.apply(view)
    },
    .property("label", "var label: Label { get }") { (seen: ToggleStyleConfiguration) in
      ViewValue(view: seen.label)
    },
    .property("isOn", "var isOn: Bool { get }") { (seen: ToggleStyleConfiguration) in seen.isOn },
    .property("$isOn", "var $isOn: Binding<Bool> { get }") {
      (seen: ToggleStyleConfiguration) in seen.isOn
    },
    .property("isMixed", "var isMixed: Bool { get }") { (seen: ToggleStyleConfiguration) in
      seen.isMixed
    },
  ]

  static let toggleStyles: [Entry] = ToggleStyleChoice.entries([
    ("automatic", "DefaultToggleStyle", { $0.toggleStyle(.automatic) }),
    ("switch", "SwitchToggleStyle", { $0.toggleStyle(.switch) }),
    ("checkbox", "CheckboxToggleStyle", { $0.toggleStyle(.checkbox) }),
    ("button", "ButtonToggleStyle", { $0.toggleStyle(.button) }),
  ])
}

extension Toggle: Bridged { public static var conformances: [String] { ["View"] } }
extension ToggleStyleConfiguration: Bridged {}
