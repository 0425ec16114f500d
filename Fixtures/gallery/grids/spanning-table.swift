import SwiftUI

struct Timetable: View {
  func block(_ title: String, _ color: Color) -> some View {
    Text(title)
      .font(.footnote.weight(.medium))
      .frame(maxWidth: .infinity, minHeight: 36)
      .background(color.opacity(0.22), in: .rect(cornerRadius: 8))
  }

  func hour(_ text: String) -> some View {
    Text(text)
      .font(.caption)
      .monospacedDigit()
      .foregroundStyle(.secondary)
  }

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 6) {
      GridRow {
        hour("09:00")
        block("Drawing", .pink)
        block("Maths", .blue)
        block("Music", .orange)
      }
      GridRow {
        hour("10:00")
        block("Workshop", .green)
          .gridCellColumns(2)
        block("Maths", .blue)
      }
      GridRow {
        hour("11:00")
        block("Walk to the weir", .teal)
          .gridCellColumns(3)
      }
    }
  }
}

/// A timetable of three rows, in which one lesson spans two columns and one spans three.
#Preview {
  Timetable()
    .frame(width: 330)
}
