import Geometry
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (0.05, "0.05"), (-0.5, "-0.5"), (10.0, "10"),
    (100.25, "100.25"), (1.00004, "1"), (1.00005, "1.0001"), (-0.00001, "0"),
    (1e21, "1000000000000000000000"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (12345678.9, "12345678.9"),
  ])
  func fixedDecimalsWithoutTrailingZeros(value: Double, text: String) {
    #expect(NumberText.text(value) == text)
  }
}
