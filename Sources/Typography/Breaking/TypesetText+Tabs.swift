import Foundation

/// Tabs move what follows them to the next of some stops, counted from the start of their line.
///
/// The stops are TextKit's: twelve, 28 points apart, and none behind them (Apple's documentation of
/// `NSParagraphStyle.default` and its `tabStops`). That SwiftUI leaves them so was not measured.
/// Where there is no stop, a tab is as wide as a space.
extension TypesetText {
  static let tabInterval = 28.0
  static let tabStops = 12

  /// How much wider than spaces the tabs in a range are, where a line starts with it.
  ///
  /// - Parameter visit: is told of each tab how much wider it is.
  func tabShift(
    in units: Range<Int>, tightening: Double,
    visit: (_ unit: Int, _ extra: Double) -> Void = { _, _ in }
  ) -> Double {
    if tabs.isEmpty { return 0 }
    var shift = 0.0
    let first = firstTab(from: units.lowerBound)
    for tab in tabs[first...].lazy.prefix(Self.tabStops).map(Int.init) {
      guard tab < units.upperBound else { break }
      let own = positions[tab + 1] - positions[tab] - tightening
      let x =
        positions[tab] - positions[units.lowerBound] + shift
        - tightening * Double(tab - units.lowerBound)
      guard x < Self.tabInterval * Double(Self.tabStops) else { break }
      // A text that ends at a stop goes to the next one.
      let stop = ((x + LineFit.tolerance) / Self.tabInterval).rounded(.down) + 1
      let extra = stop * Self.tabInterval - x - own
      shift += extra
      visit(tab, extra)
    }
    return shift
  }

  /// How much wider than spaces the tabs of a line are, by their units.
  package func tabExtras(of span: LineSpan, tightening: Double) -> [Int: Double] {
    var extras: [Int: Double] = [:]
    for units in [span.units, span.tail] {
      _ = tabShift(in: units, tightening: tightening) { extras[$0] = $1 }
    }
    return extras
  }

  /// A range of units in parts, each of which is a tab or has none.
  package func apartFromTabs(_ units: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = units.lowerBound
    for tab in tabs[firstTab(from: start)...].lazy.map(Int.init) {
      guard tab < units.upperBound else { break }
      if start < tab { parts.append(start..<tab) }
      parts.append(tab..<tab + 1)
      start = tab + 1
    }
    if start < units.upperBound { parts.append(start..<units.upperBound) }
    return parts
  }

  /// The index of the first tab that is no unit before another one.
  private func firstTab(from unit: Int) -> Int {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tabs[middle]) < unit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
