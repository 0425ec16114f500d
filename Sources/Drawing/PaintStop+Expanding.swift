import Foundation

extension Array where Element == PaintStop {
  /// Enough stops that plain interpolation between them shows the perceptual blend.
  ///
  /// Stops that do not ascend count from the highest location before them, as in SVG.
  package func expandedPerceptually() -> [PaintStop] {
    var result: [PaintStop] = []
    for var stop in self {
      stop.color = stop.color.quantised
      if let last = result.last {
        stop.location = Swift.max(stop.location, last.location)
        if last.color != stop.color, last.location < stop.location {
          PaintStop.bisect(last, stop, depth: 0, into: &result)
        }
      }
      result.append(stop)
    }
    return result
  }

  /// The colour at a location, constant beyond the ends; nil without stops.
  func color(at location: Double) -> RGBA? {
    guard let first = first, let last = last else { return nil }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    guard let next = firstIndex(where: { $0.location > location }) else { return last.color }
    let (from, to) = (self[next - 1], self[next])
    let share = (location - from.location) / (to.location - from.location)
    return .mixed(from.color, to.color, share)
  }

  /// The part from 0 to 1 of stops at any locations, which must ascend.
  func cutToUnit() -> [PaintStop] {
    guard let low = color(at: 0), let high = color(at: 1) else { return [] }
    if self[0].location >= 0, self[count - 1].location <= 1 { return self }
    var result = [PaintStop(color: low, location: 0)]
    result += filter { $0.location > 0 && $0.location < 1 }
    // At a location with two colours, the later one holds from there on.
    result.append(PaintStop(color: high, location: 1))
    return result
  }
}

extension PaintStop {
  /// Half a level of the 255 that a picture has: what nobody can tell apart.
  private static let tolerance = 0.5 / 255
  private static let depthLimit = 6

  /// Appends the stops between two stops, halving where the middle of a plain blend is off.
  fileprivate static func bisect(
    _ from: PaintStop, _ to: PaintStop, depth: Int, into result: inout [PaintStop]
  ) {
    guard depth < depthLimit, !blendsPlainly(from.color, to.color) else { return }
    let middle = PaintStop(
      color: Oklab.blend(from.color, to.color, 0.5).quantised,
      location: (from.location + to.location) / 2)
    bisect(from, middle, depth: depth + 1, into: &result)
    result.append(middle)
    bisect(middle, to, depth: depth + 1, into: &result)
  }

  /// Whether plain interpolation comes near the perceptual blend at a quarter, a half and
  /// three quarters of the way.
  private static func blendsPlainly(_ from: RGBA, _ to: RGBA) -> Bool {
    // Halving itself rounds colours to whole levels, so nearer than a level nothing is gained.
    if from.distance(to) <= 2.0 / 255 { return true }
    return [0.25, 0.5, 0.75].allSatisfy { share in
      let wanted = Oklab.blend(from, to, share)
      return wanted.distance(.mixed(from, to, share)) <= tolerance * 2
    }
  }
}

extension RGBA {
  /// The colour as every exporter can write it: whole levels of 255, opacity to four decimals.
  package var quantised: RGBA {
    func level(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
    return RGBA(
      red: level(red), green: level(green), blue: level(blue),
      alpha: (min(max(alpha, 0), 1) * 10_000).rounded() / 10_000)
  }

  var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }

  /// Plain interpolation, component by component.
  static func mixed(_ from: RGBA, _ to: RGBA, _ share: Double) -> RGBA {
    RGBA(
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share,
      alpha: from.alpha + (to.alpha - from.alpha) * share)
  }

  /// The largest difference of a colour component.
  func distance(_ other: RGBA) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
