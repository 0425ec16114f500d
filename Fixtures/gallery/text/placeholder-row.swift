import SwiftUI

struct Article: View {
  var body: some View {
    HStack(alignment: .top) {
      Image(systemName: "star")
        .font(.title)
      VStack(alignment: .leading, spacing: 4) {
        Text("The keeper of the lighthouse").font(.headline)
        Text("How one lamp came to be seen from four islands, and by whom it was lit.")
          .foregroundStyle(.secondary)
        Text("12 minutes").font(.caption).unredacted()
      }
    }
    .padding()
    .frame(width: 260)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// An article while it is loaded, and when it is there.
#Preview {
  VStack(spacing: 16) {
    Article().redacted(reason: .placeholder)
    Article()
  }
  .padding()
}
