import SwiftUI

struct TitleBar: View {
  var priority: Double

  var body: some View {
    HStack {
      Text("Notes from the observatory")
        .font(.headline)
        .layoutPriority(priority)
      Text("edited last Thursday evening")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(12)
    .frame(width: 310)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// Both texts give way, and both are cut short.
// figure: name=both-give-way
#Preview {
  TitleBar(priority: 0)
}

/// With a higher priority the title is served first, and only the date is cut short.
// figure: name=title-first
#Preview {
  TitleBar(priority: 1)
}
