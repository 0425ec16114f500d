import Foundation
import Geometry

/// The quickest of some rounds in microseconds; the others were disturbed.
func time(rounds: Int = 300, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
  }
  return best
}

/// Prints a duration in microseconds, and as a share of a floor.
func line(_ name: String, _ value: Double, _ floor: Double? = nil, _ goal: String = "") {
  let padding = String(repeating: " ", count: max(34 - name.count, 1))
  let ratio = floor.map { "  \(NumberText.text(value / $0, decimals: 4)) \(goal)" } ?? ""
  print("\(name)\(padding)\(NumberText.text(value, decimals: 3))\(ratio)")
}

/// The most memory that the process ever held, in MB.
func peakMemory() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}
