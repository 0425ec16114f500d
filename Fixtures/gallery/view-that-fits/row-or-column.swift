import SwiftUI

struct ButtonPair: View {
  let first, second: String

  @ViewBuilder private var buttons: some View {
    ForEach([first, second], id: \.self) { title in
      Text(title)
        .font(.subheadline.weight(.semibold))
        .fixedSize()
        .padding(.horizontal, 18)
        .padding(.vertical, 11)
        .frame(maxWidth: .infinity)
        .background(title == first ? Color.blue.opacity(0.28) : .gray.opacity(0.2), in: .capsule)
    }
  }

  var body: some View {
    ViewThatFits {
      HStack { buttons }
      VStack { buttons }
    }
  }
}

/// Two buttons side by side where their words are short, one below the other where they are long.
#Preview {
  VStack(spacing: 24) {
    ButtonPair(first: "Keep", second: "Discard")
    ButtonPair(first: "Keep what I wrote", second: "Discard the draft")
  }
  .frame(width: 280)
}
