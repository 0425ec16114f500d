import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let fields: [Entry] = [
    .initializer(
      TextField.self,
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil)"
    ) { (title: String, text: Binding<String>, prompt: Text?) in
      TextField(title, text: text, prompt: prompt)
    },
    .initializer(
      TextField.self,
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, label: ViewContent) in
      TextField(text: text, prompt: prompt) { label.tuple }
    },
    .initializer(
      TextField.self,
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis)"
    ) { (title: String, text: Binding<String>, prompt: Text?, axis: Axis) in
      TextField(title, text: text, prompt: prompt, axis: axis)
    },
    .initializer(
      TextField.self,
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, axis: Axis, label: ViewContent) in
      TextField(text: text, prompt: prompt, axis: axis) { label.tuple }
    },
    .initializer(
      SecureField.self,
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil)"
    ) { (title: String, text: Binding<String>, prompt: Text?) in
      SecureField(title, text: text, prompt: prompt)
    },
    .initializer(
      SecureField.self,
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, label: ViewContent) in
      SecureField(text: text, prompt: prompt) { label.tuple }
    },
    .initializer(TextEditor.self, "init(text: Binding<String>)") { (text: Binding<String>) in
      TextEditor(text: text)
    },
    .modifier(
      "textFieldStyle", "func textFieldStyle(_ style: some TextFieldStyle) -> some View"
    ) { (view: any View, style: TextFieldStyleChoice) in style.apply(view) },
  ]

  static let fieldStyles: [Entry] = TextFieldStyleChoice.entries([
    ("automatic", "DefaultTextFieldStyle", { $0.textFieldStyle(.automatic) }),
    ("plain", "PlainTextFieldStyle", { $0.textFieldStyle(.plain) }),
    ("roundedBorder", "RoundedBorderTextFieldStyle", { $0.textFieldStyle(.roundedBorder) }),
  ])
}

extension TextField: Bridged { public static var conformances: [String] { ["View"] } }
extension SecureField: Bridged { public static var conformances: [String] { ["View"] } }
extension TextEditor: Bridged { public static var conformances: [String] { ["View"] } }
