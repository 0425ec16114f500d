import SwiftUI

struct Message {
  enum Sender { case me, other }

  let sender: Sender
  let text: String
}

struct Bubble: View {
  let message: Message

  private var isMine: Bool { message.sender == .me }

  var body: some View {
    Text(message.text)
      .foregroundStyle(isMine ? .white : .primary)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(
        isMine ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary),
        in: UnevenRoundedRectangle(
          topLeadingRadius: 18, bottomLeadingRadius: isMine ? 18 : 4,
          bottomTrailingRadius: isMine ? 4 : 18, topTrailingRadius: 18))
      .padding(isMine ? .leading : .trailing, 48)
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}

struct Conversation: View {
  let messages = [
    Message(sender: .other, text: "Did the swifts come back?"),
    Message(sender: .me, text: "Yesterday, all at once."),
    Message(sender: .other, text: "Then it is summer, whatever the thermometer says."),
    Message(sender: .me, text: "Tea at four?"),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(messages.indices, id: \.self) { Bubble(message: messages[$0]) }
    }
  }
}

/// A conversation: grey bubbles at the leading edge, blue ones at the trailing edge.
#Preview {
  Conversation()
    .frame(width: 300)
}
