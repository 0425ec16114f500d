import SwiftUI

struct Excerpt: View {
  let limit: Int?

  private let text =
    "Salt marsh, reed and open water change places twice a day, and the birds with them."

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(limit.map { "\($0) line\($0 == 1 ? "" : "s")" } ?? "no limit")
        .font(.caption.bold())
        .foregroundStyle(.secondary)
      Text(text)
        .font(.subheadline)
        .lineLimit(limit)
        .frame(width: 130, alignment: .leading)
    }
    .padding(10)
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// A sentence limited to one line, to three lines, and without a limit.
#Preview {
  HStack(alignment: .top, spacing: 10) {
    Excerpt(limit: 1)
    Excerpt(limit: 3)
    Excerpt(limit: nil)
  }
}
