import SwiftUI

extension Text {
  func raised(_ offset: CGFloat = 6) -> Text {
    font(.caption2).baselineOffset(offset)
  }
}

/// Powers and indices: raised and lowered digits in a formula and in a unit.
#Preview {
  VStack(alignment: .leading, spacing: 12) {
    Text("a") + Text("2").raised() + Text(" + b") + Text("2").raised()
      + Text(" = c") + Text("2").raised()
    Text("H") + Text("2").raised(-4) + Text("SO") + Text("4").raised(-4)
    Text("9.81 m/s") + Text("2").raised()
  }
  .font(.title3)
}
