import Geometry
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (0.05, "0.05"), (-0.5, "-0.5"), (10.0, "10"),
    (100.25, "100.25"), (1.00004, "1"), (1.00005, "1.0001"), (-0.00001, "0"),
    (1e21, "1e+21"), (1e300, "1e+300"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (12345678.9, "12345678.9"),
  ])
  func fixedDecimalsWithoutTrailingZeros(value: Double, text: String) {
    #expect(NumberText.text(value) == text)
  }

  /// As SVG's grammar of path data has numbers: no zero is needed before the point.
  @Test(arguments: [
    (0, 2, "0"), (5, 2, ".05"), (-50, 2, "-.5"), (150, 2, "1.5"), (100, 2, "1"),
    (-1234, 3, "-1.234"),
    (7, 0, "7"), (1, 9, ".000000001"), (120, 0, "120"),
  ])
  func unitsWithoutLeadingZero(units: Int, decimals: Int, text: String) {
    var bytes: [UInt8] = []
    NumberText.append(units: units, decimals: decimals, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
