import SwiftUI

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  static let colon = HorizontalAlignment(Colon.self)
}

struct Fact: View {
  let name: String
  let value: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(name + ":")
        .foregroundStyle(.secondary)
        .alignmentGuide(.colon) { $0[.trailing] }
      Text(value)
    }
  }
}

/// Four facts whose colons stand in one vertical line.
#Preview {
  VStack(alignment: .colon, spacing: 6) {
    Fact(name: "Genus", value: "Alcedo")
    Fact(name: "Wingspan", value: "25 cm")
    Fact(name: "Eggs", value: "six or seven")
    Fact(name: "Colour", value: "orange below, blue above")
  }
  .padding()
}
