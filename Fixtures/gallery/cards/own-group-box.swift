import SwiftUI

struct TicketBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .overlay {
      RoundedRectangle(cornerRadius: 10)
        .strokeBorder(.purple, style: StrokeStyle(lineWidth: 2, dash: [5]))
    }
  }
}

/// A group box in a style of its own.
// figure: name=own-group-box
GroupBox("Ferry") {
  Text("Leaves at dusk, if the wind allows.")
}
.groupBoxStyle(TicketBoxStyle())
