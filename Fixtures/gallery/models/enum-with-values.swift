import SwiftUI

enum Event {
  case message(from: String, text: String)
  case call(from: String, minutes: Int)
  case payment(cents: Int)
  indirect case repeated(Event, times: Int)

  var summary: String {
    switch self {
    case let .message(sender, text): "\(sender): \(text)"
    case .call(let caller, 0): "Missed call from \(caller)"
    case .call(let caller, let minutes): "Call with \(caller), \(minutes) min"
    case .payment(let cents) where cents < 0: "Paid €\(-cents / 100)"
    case .payment(let cents): "Received €\(cents / 100)"
    case .repeated(let event, let times): "\(event.summary) (\(times)×)"
    }
  }

  var color: Color {
    switch self {
    case .message: .blue
    case .call(_, minutes: 0): .red
    case .call: .green
    case .payment: .orange
    case .repeated(let event, _): event.color
    }
  }
}

/// Six events of a day, each with a line of text and a bar in the colour of its kind.
#Preview {
  let events: [Event] = [
    .message(from: "Ines", text: "Left the key"),
    .call(from: "Otto", minutes: 12),
    .payment(cents: -2400),
    .call(from: "Mill", minutes: 0),
    .payment(cents: 9900),
    .repeated(.call(from: "Bank", minutes: 0), times: 3),
  ]

  VStack(alignment: .leading, spacing: 8) {
    ForEach(events.indices, id: \.self) { index in
      HStack {
        Capsule().fill(events[index].color).frame(width: 4, height: 22)
        Text(events[index].summary)
      }
    }
  }
}
