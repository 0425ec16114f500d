import Foundation

// Foundation's styles for numbers share their methods and no protocol; these are it.

protocol AdjustableNumberStyle {
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func scale(_ multiplicand: Double) -> Self
  func rounding(_ rule: FloatingPointRoundingRule) -> Self
}

protocol SignedNumberStyle {
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
}

protocol CurrencyNumberStyle {
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension IntegerFormatStyle<Int>: AdjustableNumberStyle, SignedNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
extension IntegerFormatStyle<Int>.Percent: AdjustableNumberStyle, SignedNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
extension IntegerFormatStyle<Int>.Currency: AdjustableNumberStyle, CurrencyNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
extension FloatingPointFormatStyle<Double>: AdjustableNumberStyle, SignedNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
extension FloatingPointFormatStyle<Double>.Percent: AdjustableNumberStyle, SignedNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
extension FloatingPointFormatStyle<Double>.Currency: AdjustableNumberStyle, CurrencyNumberStyle {
  func rounding(_ rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
