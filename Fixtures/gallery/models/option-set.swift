import SwiftUI

struct Days: OptionSet, Hashable {
  let rawValue: Int

  static let monday = Days(rawValue: 1 << 0)
  static let tuesday = Days(rawValue: 1 << 1)
  static let wednesday = Days(rawValue: 1 << 2)
  static let thursday = Days(rawValue: 1 << 3)
  static let friday = Days(rawValue: 1 << 4)
  static let saturday = Days(rawValue: 1 << 5)
  static let sunday = Days(rawValue: 1 << 6)

  static let weekend: Days = [.saturday, .sunday]
  static let market: Days = [.tuesday, .friday]
}

struct WeekView: View {
  let title: String
  let days: Days

  var body: some View {
    HStack(spacing: 6) {
      Text(title)
        .frame(width: 90, alignment: .leading)
      ForEach(0..<7) { index in
        let isOn = days.contains(Days(rawValue: 1 << index))
        Text(["M", "T", "W", "T", "F", "S", "S"][index])
          .font(.caption.bold())
          .foregroundStyle(isOn ? .white : .secondary)
          .frame(width: 26, height: 26)
          .background(isOn ? Color.indigo : .gray.opacity(0.15), in: .circle)
      }
    }
  }
}

/// Days of the week in rows of seven circles: market days, days off, both, and all others.
#Preview {
  VStack(spacing: 8) {
    WeekView(title: "Market", days: .market)
    WeekView(title: "Closed", days: [.weekend, .wednesday])
    WeekView(title: "Either", days: .market.union(.weekend).union(.wednesday))
  }
}
