import SwiftUI

struct Slot: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(.orange.gradient)
      .frame(width: 56, height: 28)
  }
}

struct Track<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack { content }
      .padding(6)
      .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// One spacer pushes to an edge, two centre, and one between each pair spreads evenly.
VStack(spacing: 10) {
  Track {
    Slot()
    Spacer()
  }
  Track {
    Spacer()
    Slot()
    Spacer()
  }
  Track {
    Spacer()
    Slot()
  }
  Track {
    Slot()
    Spacer()
    Slot()
    Spacer()
    Slot()
  }
}
.frame(width: 280)
