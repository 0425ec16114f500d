import SwiftUI

/// One sentence in the default, the serif, the rounded and the monospaced design.
#Preview {
  let designs: [(String, Font.Design)] = [
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]

  Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
    ForEach(designs, id: \.0) { name, design in
      GridRow {
        Text(name)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text("Quick foxes, lazy dogs")
          .font(.system(.title3, design: design))
      }
    }
  }
}
