import SwiftUI

struct Reading: View {
  let name: String
  let value: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value)
        .foregroundStyle(.secondary)
    }
  }
}

/// Two boxes with titles: readings of the weather above, a note of text below.
#Preview {
  VStack(spacing: 14) {
    GroupBox("Readings") {
      VStack(spacing: 8) {
        Reading(name: "Air", value: "11 °C")
        Reading(name: "Water", value: "9 °C")
        Reading(name: "Wind", value: "6 m/s")
      }
      .padding(.top, 6)
    }

    GroupBox {
      Text("Fog until ten, then clear. Swell from the west.")
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.top, 4)
    } label: {
      Text("Outlook")
        .foregroundStyle(.teal)
    }
  }
  .frame(width: 300)
}
