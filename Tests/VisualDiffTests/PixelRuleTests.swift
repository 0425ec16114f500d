import Geometry
import Testing
import VisualDiff

/// What thresholds let pass, and what they never do.
@Suite struct PixelRuleTests {
  /// A white picture with grey levels painted over it.
  private func picture(
    _ width: Int = 32, _ height: Int = 32, _ grey: (Int, Int) -> Int
  ) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let level = UInt8(max(0, min(255, grey(x, y))))
        bytes += [level, level, level, 255]
      }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  /// The rule that is usual for other people's pictures.
  private var tolerant: PixelRule {
    var rule = PixelRule(.perceived(0.1))
    rule.ignoresAntialiasing = true
    return rule
  }

  @Test func nothingPassesByDefault() throws {
    let (a, b) = (try picture { _, _ in 255 }, try picture { x, y in x == 3 && y == 3 ? 254 : 255 })
    let comparison = try PixelComparison(a, b, rule: .exact)
    #expect(comparison.differing == 1 && comparison.largest == 1 && !comparison.isWithinRule)
  }

  @Test func distancesAreThoseOfEyes() throws {
    let white = try picture { _, _ in 255 }
    let far = try PixelComparison(white, try picture { _, _ in 0 }, rule: PixelRule(.perceived(1)))
    #expect(far.farthest == 1)
    let near = try PixelComparison(
      white, try picture { _, _ in 250 }, rule: PixelRule(.perceived(0.1)))
    #expect(near.isWithinRule && near.differing == 1024 && near.beyondTolerance == 0)
    #expect(abs(near.farthest - 5.0 / 255) < 0.001)
  }

  /// An edge drawn with other antialiasing passes.
  @Test func blendedEdgesPass() throws {
    let a = try picture { x, _ in x < 10 ? 0 : x == 10 ? 100 : 255 }
    let b = try picture { x, _ in x < 10 ? 0 : x == 10 ? 160 : 255 }
    let comparison = try PixelComparison(a, b, rule: tolerant)
    #expect(comparison.isWithinRule && comparison.blended == 32)
  }

  /// A hairline that is gone, one that moved by a pixel, an edge that moved: none is antialiasing.
  @Test(arguments: [0, 128, 200])
  func thinLinesAreSeen(level: Int) throws {
    let line = try picture { x, _ in x == 10 ? level : 255 }
    for other in [
      try picture { _, _ in 255 }, try picture { x, _ in x == 11 ? level : 255 },
      try picture { x, _ in (10...11).contains(x) ? level : 255 },
    ] {
      let comparison = try PixelComparison(line, other, rule: tolerant)
      #expect(!comparison.isWithinRule)
      #expect(comparison.densest?.count ?? 0 >= 16)
    }
  }

  @Test func anEdgeThatMovedIsSeen() throws {
    let comparison = try PixelComparison(
      try picture { x, _ in x < 10 ? 0 : 255 }, try picture { x, _ in x < 11 ? 0 : 255 },
      rule: tolerant)
    #expect(!comparison.isWithinRule)
  }

  @Test func ignoredPartsAreNotLookedAt() throws {
    var rule = PixelRule.exact
    rule.ignored = [PixelArea(x: 4, y: 4, width: 2, height: 1)]
    let white = try picture { _, _ in 255 }
    let inside = try picture { x, y in y == 4 && (4...5).contains(x) ? 0 : 255 }
    #expect(try PixelComparison(white, inside, rule: rule).isEqual)
    let beside = try picture { x, y in y == 4 && (4...6).contains(x) ? 0 : 255 }
    #expect(try PixelComparison(white, beside, rule: rule).differing == 1)
  }

  /// A few pixels anywhere pass a limit on the densest window, the same number together does not.
  @Test func theDensestWindowCounts() throws {
    var rule = PixelRule.exact
    rule.windowLimit = 4
    let white = try picture(160, 160) { _, _ in 255 }
    let spread = try picture(160, 160) { x, y in x % 40 == 0 && y % 40 == 0 ? 0 : 255 }
    let together = try picture(160, 160) { x, y in x < 4 && y < 4 ? 0 : 255 }
    #expect(try PixelComparison(white, spread, rule: rule).isWithinRule)
    let dense = try PixelComparison(white, together, rule: rule)
    #expect(dense.beyondTolerance == 16 && !dense.isWithinRule)
  }

  @Test func theDifferenceIsShown() throws {
    let (a, b) = (try picture { _, _ in 255 }, try picture { x, y in x == 3 && y == 3 ? 0 : 255 })
    let shown = try Bitmap.difference(a, b, rule: .exact).picture
    let place = (3 * 32 + 3) * 4
    #expect(Array(shown.bytes[place..<place + 4]) == [214, 0, 28, 255])
    #expect(Array(shown.bytes[0..<4]) == [255, 255, 255, 255])
  }
}
