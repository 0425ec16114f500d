import SwiftUI

struct Gutter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  static let gutter = Self(Gutter.self)
}

struct Talk: View {
  let time: String
  let title: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Text(time)
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
      Text(title)
        .alignmentGuide(.gutter) { $0[.leading] - 10 }
    }
  }
}

/// Talks on the right and times on the left of one vertical line.
#Preview {
  VStack(alignment: .gutter, spacing: 10) {
    Talk(time: "9:00", title: "Coffee")
    Talk(time: "9:30", title: "Type on small screens")
    Talk(time: "10:15", title: "Maps without north")
    Talk(time: "before noon", title: "Questions")
  }
  .background(alignment: Alignment(horizontal: .gutter, vertical: .center)) {
    Rectangle()
      .fill(.blue.opacity(0.5))
      .frame(width: 2)
  }
  .padding()
}
