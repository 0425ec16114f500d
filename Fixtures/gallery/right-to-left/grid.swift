import SwiftUI

struct Scores: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 6) {
      GridRow {
        Text("Team").bold()
        Text("Won").bold()
        Text("Lost").bold()
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Otters")
        Text("9").gridColumnAlignment(.trailing)
        Text("2").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Beavers")
        Text("7")
        Text("11")
      }
    }
    .fixedSize()
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// A table whose first column is on the left, and one whose first column is on the right.
#Preview {
  HStack(spacing: 16) {
    Scores()
    Scores().environment(\.layoutDirection, .rightToLeft)
  }
}
