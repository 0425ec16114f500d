import SwiftUI

struct Shelf: View {
  private let shelves = [
    ("Fiction", ["Lowlands", "The Ninth Gate"]),
    ("Travel", ["By Mule", "Salt Roads", "North by Ferry"]),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 10, pinnedViews: .sectionHeaders) {
        ForEach(shelves, id: \.0) { name, titles in
          Section {
            ForEach(titles, id: \.self) { title in
              Text(title)
                .padding(.horizontal, 12)
            }
          } header: {
            Text(name)
              .font(.subheadline.bold())
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.brown.opacity(0.25))
          }
        }
      }
    }
  }
}

/// Books on two shelves, each under a tinted heading across the whole width.
#Preview(traits: .fixedLayout(width: 260, height: 226)) {
  Shelf()
}
