import Catalog
import Foundation
import Views

extension Vocabulary {
  static let pickers: [Entry] =
    [
      .initializer(
        Picker.self,
        "init(_ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content)"
      ) { (title: String, selection: TagValue, content: ViewContent) in
        Picker(label: [Text(title)], selection: selection.tag, content: content.views)
      },
      .initializer(
        Picker.self,
        "init(_ title: some StringProtocol, systemImage name: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content)"
      ) { (title: String, image: String, selection: TagValue, content: ViewContent) in
        Picker(
          label: [Label(title, systemImage: image)], selection: selection.tag,
          content: content.views)
      },
      .initializer(
        Picker.self,
        "init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (selection: TagValue, content: ViewContent, label: ViewContent) in
        Picker(label: label.views, selection: selection.tag, content: content.views)
      },
      .initializer(
        Picker.self,
        "init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content)"
      ) { (selection: TagValue, label: ViewValue, content: ViewContent) in
        Picker(label: [label.view], selection: selection.tag, content: content.views)
      },
      .modifier("pickerStyle", "func pickerStyle(_ style: some PickerStyle) -> some View") {
        (view: any View, style: PickerStyleChoice) in style.apply(view)
      },
      .modifier("tag", "func tag<V>(_ tag: V) -> some View") { (view: any View, tag: TagValue) in
        view.tagged(tag.tag)
      },
      .initializer(
        DisclosureGroup.self,
        "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)"
      ) { (title: String, content: ViewContent) in
        DisclosureGroup(label: [Text(title)], content: content.views, isExpanded: false)
      },
      .initializer(
        DisclosureGroup.self,
        "init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)"
      ) { (title: String, isExpanded: Binding<Bool>, content: ViewContent) in
        DisclosureGroup(
          label: [Text(title)], content: content.views, isExpanded: isExpanded.wrappedValue)
      },
      .initializer(
        DisclosureGroup.self,
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (content: ViewContent, label: ViewContent) in
        DisclosureGroup(label: label.views, content: content.views, isExpanded: false)
      },
      .initializer(
        DisclosureGroup.self,
        "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (isExpanded: Binding<Bool>, content: ViewContent, label: ViewContent) in
        DisclosureGroup(
          label: label.views, content: content.views, isExpanded: isExpanded.wrappedValue)
      },
    ]
    + PickerStyleChoice.entries([
      ("automatic", "DefaultPickerStyle", { $0.pickerStyle(.automatic) }),
      ("menu", "MenuPickerStyle", { $0.pickerStyle(.menu) }),
      ("segmented", "SegmentedPickerStyle", { $0.pickerStyle(.segmented) }),
      ("inline", "InlinePickerStyle", { $0.pickerStyle(.inline) }),
      ("wheel", "WheelPickerStyle", { $0.pickerStyle(.wheel) }),
      ("palette", "PalettePickerStyle", { $0.pickerStyle(.palette) }),
      ("radioGroup", "RadioGroupPickerStyle", { $0.pickerStyle(.radioGroup) }),
      ("navigationLink", "NavigationLinkPickerStyle", { $0.pickerStyle(.navigationLink) }),
    ])
}

extension Picker: Bridged { public static var conformances: [String] { ["View"] } }
extension DisclosureGroup: Bridged { public static var conformances: [String] { ["View"] } }
