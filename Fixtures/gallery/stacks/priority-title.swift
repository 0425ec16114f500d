import SwiftUI

struct Crumbs: View {
  var body: some View {
    HStack(spacing: 6) {
      Text("Library of expeditions")
      Text("/")
        .foregroundStyle(.tertiary)
      Text("Northern fjords")
      Text("/")
        .foregroundStyle(.tertiary)
      Text("Day 12: the narrow pass")
        .fontWeight(.semibold)
        .layoutPriority(1)
    }
    .font(.subheadline)
    .lineLimit(1)
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// In a path of three names the last is kept whole and the others are cut short.
#Preview {
  Crumbs()
    .frame(width: 330)
}
