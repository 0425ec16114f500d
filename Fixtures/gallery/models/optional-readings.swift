import SwiftUI

struct Reading {
  let station: String
  let raw: String?

  enum Failure: String {
    case silent = "no answer"
    case garbled = "unreadable"
  }

  enum Temperature {
    case degrees(Double)
    case missing(Failure)
  }

  var temperature: Temperature {
    guard let raw else { return .missing(.silent) }
    guard let degrees = Double(raw) else { return .missing(.garbled) }
    return .degrees(degrees)
  }
}

struct ReadingRow: View {
  let reading: Reading

  var body: some View {
    HStack {
      Text(reading.station)
      Spacer()
      switch reading.temperature {
      case .degrees(let degrees):
        Text("\(degrees, specifier: "%.1f")°")
          .monospacedDigit()
      case .missing(let failure):
        Text(failure.rawValue)
          .italic()
          .foregroundStyle(.red)
      }
    }
  }
}

/// Readings of four stations: two temperatures, one that is unreadable and one without an answer.
#Preview {
  VStack(spacing: 8) {
    ForEach(
      [
        Reading(station: "Summit", raw: "-4.25"), Reading(station: "Pass", raw: "1.5"),
        Reading(station: "Forest", raw: "7,x"), Reading(station: "Lake", raw: nil),
      ],
      id: \.station
    ) { ReadingRow(reading: $0) }
  }
  .padding(14)
  .frame(width: 240)
  .background(.quinary, in: .rect(cornerRadius: 12))
}
