import SwiftUI

struct Chip: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
  }
}

/// Chips as wide as their words.
// figure: name=chips-by-word
#Preview {
  VStack(alignment: .leading, spacing: 6) {
    ForEach(["A", "Cove", "Archipelago"], id: \.self) { word in
      Chip(text: word)
        .background(.brown.opacity(0.3), in: .capsule)
    }
  }
}

/// Chips of at least 72 points: only the longest word is wider.
// figure: name=chips-of-least-width
#Preview {
  VStack(alignment: .leading, spacing: 6) {
    ForEach(["A", "Cove", "Archipelago"], id: \.self) { word in
      Chip(text: word)
        .frame(minWidth: 72)
        .background(.brown.opacity(0.3), in: .capsule)
    }
  }
}
