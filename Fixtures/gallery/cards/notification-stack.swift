import SwiftUI

struct Notice: View {
  let app: String
  let message: String
  let color: Color

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 9)
        .fill(color.gradient)
        .frame(width: 36, height: 36)
        .overlay {
          Text(app.prefix(1))
            .font(.headline)
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 1) {
        Text(app).font(.subheadline.bold())
        Text(message)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .truncationMode(.tail)
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(.quinary, in: .rect(cornerRadius: 16))
  }
}

/// Three notices of one width; the long message is cut off at its end.
#Preview {
  VStack(spacing: 8) {
    Notice(app: "Ferry", message: "Boards in ten minutes at pier two", color: .blue)
    Notice(
      app: "Kitchen", message: "The dough has risen and would like to be folded once more",
      color: .orange)
    Notice(app: "Library", message: "Your book is due on Friday", color: .purple)
  }
  .frame(width: 310)
}
