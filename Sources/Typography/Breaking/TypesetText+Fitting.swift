import Foundation

/// What gives way when a text has too little room: tightening, then scaling, then truncation.
extension TypesetText {
  /// Steps of halving towards the largest scale that fits: to a thousandth.
  private static let scaleSteps = 10
  /// Steps of halving towards the least tightening that fits.
  private static let tighteningSteps = 8

  /// Decides how the lines are made, and measures them.
  func settle(width: CGFloat?, height: CGFloat?, rules: LineRules) -> (LineFit, LineTotals) {
    var fit = LineFit(width: room(width), height: room(height))
    fit.limit = max(rules.lineLimit ?? .max, 1)
    fit.spacing = rules.lineSpacing.isFinite ? Double(rules.lineSpacing) : 0
    fit.truncation = rules.truncation
    let plain = totals(fit)
    guard plain.isTruncated else { return (fit, plain) }
    if rules.allowsTightening {
      fit.tightening = styles[0].tightening
      if !totals(fit).isTruncated { return loosened(fit) }
    }
    if rules.minimumScaleFactor < 1 {
      let least = max(Double(rules.minimumScaleFactor), Self.leastScale)
      return scaled(fit, least: least)
    }
    return (fit, totals(fit))
  }

  /// A scale of nothing would make room for anything.
  private static let leastScale = 0.01

  /// nil, NaN and infinity are no limit; there is no room less than none.
  private func room(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .infinity }
    return max(Double(length), 0)
  }

  private func totals(_ fit: LineFit) -> LineTotals {
    let isNatural =
      fit.width >= natural.width && fit.height >= natural.height && fit.limit >= natural.count
      && (natural.count == 1 || fit.spacing <= 0) && fit.tightening == 0
    return isNatural ? natural : walk(fit) { _, _ in }
  }

  private func loosened(_ tightest: LineFit) -> (LineFit, LineTotals) {
    var best = tightest
    var least = 0.0
    for _ in 0..<Self.tighteningSteps {
      var tried = best
      tried.tightening = (least + best.tightening) / 2
      if totals(tried).isTruncated { least = tried.tightening } else { best = tried }
    }
    return (best, totals(best))
  }

  private func scaled(_ fit: LineFit, least: Double) -> (LineFit, LineTotals) {
    var best = fit.scaled(by: least)
    var tooLarge = 1.0
    if !totals(best).isTruncated {
      for _ in 0..<Self.scaleSteps {
        let tried = fit.scaled(by: (best.scale + tooLarge) / 2)
        if totals(tried).isTruncated { tooLarge = tried.scale } else { best = tried }
      }
    }
    return (best, totals(best))
  }
}

extension LineFit {
  /// The same room seen from a text that is drawn smaller afterwards.
  func scaled(by factor: Double) -> LineFit {
    var fit = self
    fit.scale = factor
    fit.width = width / factor
    fit.height = height / factor
    fit.spacing = spacing / factor
    return fit
  }
}
