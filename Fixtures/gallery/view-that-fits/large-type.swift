import SwiftUI

struct Departure: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        destination
        Spacer()
        time
      }
      VStack(alignment: .leading) {
        destination
        time
      }
    }
    .padding(12)
    .frame(width: 260, alignment: .leading)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }

  private var destination: some View {
    Text("Northern Quay").font(.headline).fixedSize()
  }

  private var time: some View {
    Text("in 12 minutes").foregroundStyle(.secondary).fixedSize()
  }
}

/// A departure in one row with text of the usual size, and in two with larger text.
#Preview {
  VStack(spacing: 12) {
    Departure()
    Departure()
      .dynamicTypeSize(.xxxLarge)
  }
}
