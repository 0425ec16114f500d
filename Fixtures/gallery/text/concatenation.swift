import SwiftUI

struct Definition: View {
  let word, sound, kind, meaning: String

  var body: some View {
    (Text(word).bold()
      + Text("  /\(sound)/  ").foregroundColor(.secondary)
      + Text(kind).italic().foregroundColor(.teal)
      + Text("  " + meaning))
      .lineSpacing(4)
  }
}

/// An entry of a dictionary: word, sound, kind and meaning in one running text.
#Preview {
  Definition(
    word: "eyot", sound: "aɪt", kind: "noun",
    meaning: "a small island in a river, often grown with willows")
    .frame(width: 270, alignment: .leading)
}
