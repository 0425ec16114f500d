import SwiftUI

struct Spec: Identifiable {
  let id: String
  let values: [String]

  init(_ id: String, _ values: String...) {
    self.id = id
    self.values = values
  }
}

struct SpecTable: View {
  let header: Spec
  let rows: [Spec]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 8) {
      GridRow {
        Text(header.id)
        ForEach(header.values, id: \.self) { value in
          Text(value)
            .gridColumnAlignment(.trailing)
        }
      }
      .font(.footnote.bold())
      .foregroundStyle(.secondary)

      ForEach(rows) { row in
        Divider()
        GridRow {
          Text(row.id)
          ForEach(row.values.indices, id: \.self) { index in
            Text(row.values[index])
              .monospacedDigit()
          }
        }
      }
    }
    .fixedSize()
  }
}

/// A table of three boats with lines between the rows and figures aligned at their ends.
#Preview {
  SpecTable(
    header: Spec("Boat", "Length", "Draught", "Berths"),
    rows: [
      Spec("Tern", "7.2 m", "0.9 m", "3"),
      Spec("Fulmar", "10.4 m", "1.6 m", "6"),
      Spec("Gannet", "12.0 m", "1.9 m", "8"),
    ])
}
