import SwiftUI

/// A sheet of a hundred numbered cells, of which a window shows the upper leading part.
#Preview {
  ScrollView([.horizontal, .vertical]) {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(0..<10) { row in
        GridRow {
          ForEach(0..<10) { column in
            Text("\(row * 10 + column)")
              .font(.caption)
              .frame(width: 40, height: 32)
              .background(
                .blue.opacity(0.08 + Double(row + column) * 0.03), in: .rect(cornerRadius: 5))
          }
        }
      }
    }
  }
  .defaultScrollAnchor(.topLeading)
  .frame(width: 240, height: 150)
  .clipped()
  .border(.secondary)
}
