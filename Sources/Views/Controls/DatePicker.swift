import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A label with a date, in the compact style.
///
/// iOS 26 (ios/datepicker/compact of iamcgn/swiftui-web): a row as wide as it is offered, at its end
/// a pill each for the day and the time, 5 apart: the text with 13.5 at both sides, 38.5 high, 40
/// with a time. macOS 26 (DatePicker.md): 8 behind the label a field whose parts have fixed widths,
/// and a stepper of 12.5 × 20, 9.5 further. Shown in the locale en_US at GMT.
public struct DatePicker: PrimitiveView {
  let label: [any View]
  let date: Date
  let components: DatePickerComponents

  public init(
    _ title: String, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(label: [Text(title)], date: selection.wrappedValue, components: displayedComponents)
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  public init(
    _ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(title, selection: selection, displayedComponents: displayedComponents)
  }

  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> some View
  ) {
    self.init(
      label: label().listed, date: selection.wrappedValue, components: displayedComponents)
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> some View
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }

  package init(label: [any View], date: Date, components: DatePickerComponents) {
    self.label = label
    self.date = date
    self.components = components
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try context.refuseInFormColumns("DatePicker")
    let environment = context.environment
    guard environment.platform == .macos else {
      return try context.controlRow(
        "DatePicker", label: label, control: iOSPills(environment.isEnabled), mayOverflow: false)
    }
    let row = HStack(spacing: 8) {
      if environment.showsLabels { ControlLabel(content: label).dimmedOnMacOS() }
      macOSField.foregroundStyle(Color.ink(environment.isEnabled ? 216 : 65))
      macOSStepper
    }
    return try named("DatePicker", body: row, in: context)
  }
}

extension DatePicker {
  private func iOSPills(_ isEnabled: Bool) -> any View {
    let hasTime = components.contains(.hourAndMinute)
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted)
    let time = Date.FormatStyle(date: .omitted, time: .shortened)
    return HStack(spacing: 5) {
      if components.contains(.date) {
        pill(FixedFormat.string(date, style), isEnabled, height: hasTime ? 40 : 38.5)
      }
      if hasTime { pill(FixedFormat.string(date, time), isEnabled, height: 40) }
    }
  }

  private func pill(_ text: String, _ isEnabled: Bool, height: CGFloat) -> some View {
    // The narrow space before AM and PM is in few fonts.
    Text(verbatim: text.replacing("\u{202F}", with: " "))
      .font(.system(size: 17)).foregroundStyle(.primary).lineLimit(1)
      .padding(.horizontal, 13.5).frame(height: height)
      .background(
        Color.ink(isEnabled ? 16 : 0), in: RoundedRectangle(cornerRadius: 8, style: .circular))
  }

  /// The parts in slots, whose widths no date changes.
  private var macOSField: some View {
    let parts = FixedFormat.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let hasDate = components.contains(.date)
    let hasTime = components.contains(.hourAndMinute)
    let slots: [Slot] =
      (hasDate
        ? [
          Slot("\(parts.month ?? 1)", 16), Slot("/", 4), Slot("\(parts.day ?? 1)", 16),
          Slot("/", 4), Slot("\(parts.year ?? 1)", 32),
        ] : [])
      + (hasDate && hasTime ? [Slot(",", 8, .leading)] : [])
      + (hasTime
        ? [
          Slot("\((hour + 11) % 12 + 1)", 16), Slot(":", 4),
          Slot((parts.minute ?? 0) < 10 ? "0\(parts.minute ?? 0)" : "\(parts.minute ?? 0)", 16),
          Slot("", 4), Slot(hour < 12 ? "AM" : "PM", 17, .leading),
        ] : [])
    let views: [any View] = slots.map { slot in
      // The slots are San Francisco's; letters of other fonts may be wider.
      Text(verbatim: slot.text).font(.system(size: 13)).lineLimit(1).minimumScaleFactor(0.8)
        .frame(width: slot.width, height: 22, alignment: slot.alignment)
    }
    return HStack(spacing: 0) { TupleView(views) }
      .background(
        Color(light: RGBA(255, 255, 255), dark: RGBA(255, 255, 255, alpha: 0.08)),
        in: RoundedRectangle(cornerRadius: 5, style: .circular)
      )
      .overlay { RoundedRectangle(cornerRadius: 5, style: .circular).stroke(Color.ink(12)) }
      .padding(.leading, 1).padding(.trailing, 1.5)
  }

  private struct Slot {
    let text: String
    let width: CGFloat
    let alignment: Alignment

    init(_ text: String, _ width: CGFloat, _ alignment: Alignment = .trailing) {
      (self.text, self.width, self.alignment) = (text, width, alignment)
    }
  }

  private var macOSStepper: ControlPart {
    ControlPart(name: "StepperControl", width: 12.5, height: 20) { pen, size in
      pen.fill(CGRect(origin: .zero, size: size), radius: 4, Color.ink(20))
      pen.fill(CGRect(x: 2, y: 9.5, width: 8.5, height: 1), radius: 0, Color.ink(43))
      for (foot, tip) in [(6.5, 3.5), (13.5, 16.5)] as [(CGFloat, CGFloat)] {
        pen.line(
          [CGPoint(x: 3.25, y: foot), CGPoint(x: 6.25, y: tip), CGPoint(x: 9.25, y: foot)],
          Color.ink(137), width: 1.2)
      }
    }
  }
}
