import SwiftUI

struct RadioGroup<Option: Identifiable, Label: View>: View {
  let options: [Option]
  let selected: Option.ID
  @ViewBuilder let label: (Option) -> Label

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(options) { option in
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Circle()
            .strokeBorder(
              option.id == selected ? Color.blue : .gray,
              lineWidth: option.id == selected ? 6 : 1.5
            )
            .frame(width: 20, height: 20)
            .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 6 }
          label(option)
        }
      }
    }
  }
}

struct Delivery: Identifiable {
  let id: Int
  let title, detail: String
}

/// Three ways of delivery; the second is chosen, and each circle stands level with its title.
#Preview {
  RadioGroup(
    options: [
      Delivery(id: 1, title: "By bicycle", detail: "Today, within the old town"),
      Delivery(
        id: 2, title: "By post", detail: "In two or three days, to any address in the country"),
      Delivery(id: 3, title: "Fetched", detail: "From the shop, when it suits you"),
    ],
    selected: 2
  ) { option in
    VStack(alignment: .leading, spacing: 2) {
      Text(option.title)
      Text(option.detail)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
  .frame(width: 280, alignment: .leading)
}
