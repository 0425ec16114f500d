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
          let reach = stop.location - last.location
          for (share, color) in PerceptualBlend(last.color, stop.color).between() {
            result.append(PaintStop(color: color, location: last.location + share * reach))
          }
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

/// The way from one colour to another through Oklab.
private struct PerceptualBlend {
  /// What plain interpolation may be off: a level of the 255 that a picture has.
  private static let tolerance = 1.0 / 255
  /// Halvings; 256 parts show every level of a component that runs through all of them.
  private static let depthLimit = 8
  /// Where the interpolation is looked at: near the ends too, where encoded colours are steep.
  private static let probes = [1.0 / 16, 0.25, 0.5, 0.75, 15.0 / 16]

  private let from: RGBA
  private let to: RGBA
  private let start: Oklab
  private let end: Oklab

  init(_ from: RGBA, _ to: RGBA) {
    self.from = from
    self.to = to
    start = Oklab(from)
    end = Oklab(to)
  }

  /// The colours needed between the two, each with its share of the way.
  func between() -> [(share: Double, color: RGBA)] {
    var result: [(share: Double, color: RGBA)] = []
    bisect((0, from), (1, to), depth: 0, into: &result)
    return result
  }

  private func color(at share: Double) -> RGBA {
    Oklab.blend(start, end, share, alpha: from.alpha + (to.alpha - from.alpha) * share)
  }

  private func bisect(
    _ low: (share: Double, color: RGBA), _ high: (share: Double, color: RGBA), depth: Int,
    into result: inout [(share: Double, color: RGBA)]
  ) {
    guard depth < Self.depthLimit, !blendsPlainly(low, high) else { return }
    let share = (low.share + high.share) / 2
    let middle = (share, color(at: share).quantised)
    bisect(low, middle, depth: depth + 1, into: &result)
    result.append(middle)
    bisect(middle, high, depth: depth + 1, into: &result)
  }

  private func blendsPlainly(
    _ low: (share: Double, color: RGBA), _ high: (share: Double, color: RGBA)
  ) -> Bool {
    // Stops are whole levels, so between colours as near as that nothing is gained.
    if low.color.distance(high.color) <= 2.0 / 255 { return true }
    return Self.probes.allSatisfy { probe in
      let wanted = color(at: low.share + (high.share - low.share) * probe)
      return wanted.distance(.mixed(low.color, high.color, probe)) <= Self.tolerance
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
