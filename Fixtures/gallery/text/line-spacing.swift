import SwiftUI

struct Paragraph: View {
  var spacing: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(Int(spacing)) pt")
        .font(.caption.bold())
        .foregroundStyle(.orange)
      Text("Between the lines of a text lies the air it needs.")
        .font(.subheadline)
        .lineSpacing(spacing)
    }
    .frame(width: 108, alignment: .leading)
  }
}

/// One sentence three times, with nothing, with four and with ten points between its lines.
#Preview {
  HStack(alignment: .top, spacing: 18) {
    Paragraph(spacing: 0)
    Paragraph(spacing: 4)
    Paragraph(spacing: 10)
  }
}
