import Geometry
import Testing
import VisualDiff

@Suite struct PixelComparisonTests {
  private func bitmap(
    _ width: Int = 40, _ height: Int = 24, _ change: (inout [UInt8]) -> Void = { _ in }
  ) throws -> Bitmap {
    var bytes = [UInt8](repeating: 200, count: width * height * 4)
    change(&bytes)
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test func equalPicturesAreEqual() throws {
    let comparison = try PixelComparison(bitmap(), bitmap())
    #expect(comparison.isEqual && comparison.densest == nil && comparison.share == 0)
  }

  @Test func differencesAreCounted() throws {
    let other = try bitmap { bytes in
      for x in 20..<24 { bytes[(10 * 40 + x) * 4 + 3] = 100 }
      bytes[3] = 203
    }
    let comparison = try PixelComparison(bitmap(), other)
    #expect(comparison.differing == 5)
    #expect(comparison.largest == 100)
    #expect(comparison.beyondTolerance == 4)
    #expect(comparison.share == 4.0 / 960)
    // Windows start at multiples of eight; the first that holds all four is at 8, 0.
    #expect(comparison.densest == PixelComparison.Window(x: 8, y: 0, count: 4))
  }

  @Test func coloursOfClearPixelsAreAlikeToTheEye() throws {
    let clear = try bitmap { bytes in
      for pixel in stride(from: 3, to: bytes.count, by: 4) { bytes[pixel] = 0 }
    }
    let black = try bitmap { $0 = [UInt8](repeating: 0, count: $0.count) }
    let comparison = try PixelComparison(clear, black)
    #expect(comparison.largest == 1 && comparison.beyondTolerance == 0)
    #expect(comparison.differing == 960)
  }

  @Test func sizesMustBeEqual() throws {
    #expect(
      throws: PixelComparisonError.sizes(width: 40, height: 24, otherWidth: 8, otherHeight: 8)
    ) {
      try PixelComparison(bitmap(), bitmap(8, 8))
    }
    #expect(Bitmap(width: 2, height: 2, bytes: [1, 2, 3]) == nil)
  }
}
