import Catalog
import Foundation
import Views

extension Vocabulary {
  static let datePickers: [Entry] =
    [
      .initializer(
        DatePicker.self,
        "init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])"
      ) { (title: String, date: Binding<Date>, components: DatePickerComponents) in
        DatePicker(label: [Text(title)], date: date.wrappedValue, components: components)
      },
      .initializer(
        DatePicker.self,
        "init(_ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])"
      ) {
        (title: String, date: Binding<Date>, _: UnshownValue, components: DatePickerComponents) in
        DatePicker(label: [Text(title)], date: date.wrappedValue, components: components)
      },
      .initializer(
        DatePicker.self,
        "init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)"
      ) { (date: Binding<Date>, components: DatePickerComponents, label: ViewContent) in
        DatePicker(label: label.views, date: date.wrappedValue, components: components)
      },
      .initializer(
        DatePicker.self,
        "init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)"
      ) {
        (
          date: Binding<Date>, _: UnshownValue, components: DatePickerComponents,
          label: ViewContent
        ) in DatePicker(label: label.views, date: date.wrappedValue, components: components)
      },
      .passive(
        "datePickerStyle", "func datePickerStyle(_ style: some DatePickerStyle) -> some View"
      ) { (view: any View, style: CompactDatePickerStyle) in view },
    ]
    + Entry.constants([("date", DatePickerComponents.date), ("hourAndMinute", .hourAndMinute)])
    + Entry.setAlgebra(of: DatePickerComponents.self)
    + Entry.constants([
      ("automatic", CompactDatePickerStyle.automatic), ("compact", .compact),
    ])
    + ["DefaultDatePickerStyle", "CompactDatePickerStyle"].map { name in
      Entry(.initializer, of: name, "init", "init()", isIgnored: true) { _, _ in
        .value(CompactDatePickerStyle.compact.value)
      }
    }
    + ["graphical", "wheel", "field", "stepperField"].map { name in
      .refused(
        .staticProperty, of: "DatePickerStyle", name, "static var \(name): DatePickerStyle",
        { _ in "a date picker in the style '.\(name)' is not supported yet" },
        hint: "'.compact' is.")
    }
}

/// The one style that date pickers are drawn in.
enum CompactDatePickerStyle: Bridged, Sendable {
  case automatic, compact

  static var typeName: String { "DatePickerStyle" }
}

extension DatePicker: Bridged { public static var conformances: [String] { ["View"] } }

extension DatePickerComponents: Bridged {
  public static func bridged(_ value: Value) throws -> DatePickerComponents? {
    try optionSet(value)
  }
}
