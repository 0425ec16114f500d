import SwiftUI

struct SearchBar: View {
  var body: some View {
    HStack(spacing: 8) {
      ViewThatFits(in: .horizontal) {
        Text("Search books, authors and shelves").fixedSize()
        Text("Search everything").fixedSize()
        Text("Search").fixedSize()
      }
      .foregroundStyle(.secondary)

      Spacer(minLength: 0)

      ViewThatFits(in: .horizontal) {
        Text("Advanced").fixedSize()
        Text("…")
      }
      .font(.subheadline.bold())
      .foregroundStyle(.blue)
    }
    .padding(.horizontal, 14)
    .frame(height: 40)
    .background(.quinary, in: .capsule)
  }
}

/// A search bar at three widths: both its hint and its button shorten as it narrows.
#Preview {
  VStack(alignment: .leading, spacing: 10) {
    SearchBar().frame(width: 390)
    SearchBar().frame(width: 260)
    SearchBar().frame(width: 130)
  }
}
