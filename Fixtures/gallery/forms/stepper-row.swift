import SwiftUI

struct StepperRow: View {
  let title: String
  @Binding var count: Int
  var unit: (one: String, many: String)

  private func sign(_ text: String, enabled: Bool) -> some View {
    Text(text)
      .font(.title3.weight(.medium))
      .frame(width: 44, height: 30)
      .opacity(enabled ? 1 : 0.3)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title)
        Text("\(count) \(count == 1 ? unit.one : unit.many)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      HStack(spacing: 0) {
        sign("−", enabled: count > 0)
        Divider().frame(height: 18)
        sign("+", enabled: count < 9)
      }
      .background(.quaternary, in: .rect(cornerRadius: 8))
    }
  }
}

struct Party: View {
  @State private var adults = 2
  @State private var children = 1
  @State private var dogs = 0

  var body: some View {
    VStack(spacing: 14) {
      StepperRow(title: "Adults", count: $adults, unit: ("person", "people"))
      StepperRow(title: "Children", count: $children, unit: ("child", "children"))
      StepperRow(title: "Dogs", count: $dogs, unit: ("dog", "dogs"))
    }
  }
}

/// Three counts with minus and plus; at nought the minus is faint.
#Preview {
  Party()
    .frame(width: 290)
}
