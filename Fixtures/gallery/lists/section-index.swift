import SwiftUI

let herbs = ["Basil", "Borage", "Chervil", "Chives", "Dill", "Lovage", "Lemon balm"]

struct HerbIndex: View {
  private var sections: [(letter: Character, names: [String])] {
    Dictionary(grouping: herbs) { $0.first! }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted()) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(sections, id: \.letter) { section in
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          Text(String(section.letter))
            .font(.title2.bold())
            .foregroundStyle(.green)
            .frame(width: 24)
          VStack(alignment: .leading, spacing: 6) {
            ForEach(section.names, id: \.self, content: Text.init)
          }
        }
      }
    }
  }
}

/// Herbs under their first letters, each letter on the baseline of its first herb.
#Preview {
  HerbIndex()
}
