import SwiftUI

extension Int {
  var ordinal: String {
    let suffix: String
    switch (self % 10, self % 100) {
    case (_, 11...13): suffix = "th"
    case (1, _): suffix = "st"
    case (2, _): suffix = "nd"
    case (3, _): suffix = "rd"
    default: suffix = "th"
    }
    return "\(self)\(suffix)"
  }

  var spelled: String {
    let names = ["nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return String(self).compactMap { Int(String($0)) }.map { names[$0] }.joined(separator: "-")
  }

  func string(radix: Int, width: Int) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

/// Four numbers as ordinals, in words and in binary digits.
#Preview {
  Grid(alignment: .leading, horizontalSpacing: 22, verticalSpacing: 8) {
    ForEach([1, 12, 23, 42], id: \.self) { number in
      GridRow {
        Text(number.ordinal).bold()
        Text(number.spelled)
        Text(number.string(radix: 2, width: 6)).monospaced().foregroundStyle(.blue)
      }
    }
  }
}
