import Catalog
import Views

extension Vocabulary {
  static let groupBoxStyles: [Entry] =
    [
      .modifier("groupBoxStyle", "func groupBoxStyle(_ style: some GroupBoxStyle) -> some View") {
        (view: any View, style: GroupBoxStyleChoice) in style.apply(view)
      },
      .property("label", "var label: Label { get }") {
        (configuration: GroupBoxStyleConfiguration) in ViewValue(view: configuration.label)
      },
      .property("content", "var content: Content { get }") {
        (configuration: GroupBoxStyleConfiguration) in ViewValue(view: configuration.content)
      },
    ]
    + GroupBoxStyleChoice.entries([
      ("automatic", "DefaultGroupBoxStyle", { $0.groupBoxStyle(.automatic) })
    ])
}

extension GroupBoxStyleConfiguration: Bridged {}
