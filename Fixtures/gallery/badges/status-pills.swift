import SwiftUI

enum OrderState: CaseIterable {
  case draft, packed, underway, delivered, returned

  var title: String { "\(self)".capitalized }

  var color: Color {
    switch self {
    case .draft: .gray
    case .packed: .purple
    case .underway: .blue
    case .delivered: .green
    case .returned: .red
    }
  }
}

struct Pill: View {
  let state: OrderState

  var body: some View {
    HStack(spacing: 6) {
      Circle()
        .fill(state.color)
        .frame(width: 7, height: 7)
      Text(state.title)
        .font(.footnote.weight(.medium))
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .background(state.color.opacity(0.16), in: .capsule)
  }
}

/// The five states of an order as tinted capsules with a dot.
#Preview {
  VStack(alignment: .leading, spacing: 8) {
    ForEach(OrderState.allCases, id: \.self, content: { Pill(state: $0) })
  }
}
