import SwiftUI

struct StationRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.blue.gradient)
        .frame(width: 34, height: 34)
      VStack(alignment: .leading) {
        Text("Central")
          .font(.headline)
        Text("Platform 3")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text("5 min")
        .padding(.trailing, 6)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// A row from left to right, and below it the same row from right to left.
#Preview {
  VStack(spacing: 12) {
    StationRow()
    StationRow()
      .environment(\.layoutDirection, .rightToLeft)
  }
  .frame(width: 300)
}
