import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
  case today, map, saved, profile

  var id: Self { self }
}

struct TabItem: View {
  let tab: Tab
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 4) {
      Group {
        switch tab {
        case .today: RoundedRectangle(cornerRadius: 5)
        case .map: Circle()
        case .saved: Capsule().frame(width: 14)
        case .profile: Ellipse()
        }
      }
      .frame(width: 22, height: 20)
      Text(tab.rawValue.capitalized)
        .font(.caption2.weight(.medium))
    }
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .frame(maxWidth: .infinity)
  }
}

struct TabScreen: View {
  @State private var selection = Tab.map

  var body: some View {
    VStack(spacing: 0) {
      Text(selection.rawValue.capitalized)
        .font(.title.bold())
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.tint.opacity(0.12))
      Divider()
      HStack {
        ForEach(Tab.allCases) { tab in
          TabItem(tab: tab, isSelected: tab == selection)
            .onTapGesture { selection = tab }
        }
      }
      .padding(.vertical, 10)
    }
    .tint(.green)
  }
}

/// A page with a bar of four tabs at its foot; the second is chosen and tinted green.
#Preview(traits: .fixedLayout(width: 320, height: 220)) {
  TabScreen()
}
