import Drawing
import Foundation
import Geometry
import Typography

// What views around text ask of it: values of the environment, no views of their own.

extension View {
  public func font(_ font: Font?) -> some View { settingEnvironment { $0.font = font } }

  public func bold(_ isActive: Bool = true) -> some View {
    settingEnvironment { $0.textStyle.traits.isBold = isActive }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    settingEnvironment { $0.textStyle.traits.isItalic = isActive }
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    settingEnvironment { $0.textStyle.traits.weight = weight }
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    settingEnvironment { $0.textStyle.traits.width = width }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    settingEnvironment { $0.textStyle.traits.design = design }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    settingEnvironment { $0.textStyle.traits.design = isActive ? .monospaced : nil }
  }

  public func monospacedDigit() -> some View {
    settingEnvironment { $0.textStyle.traits.hasMonospacedDigits = true }
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    settingEnvironment { $0.textStyle.kerning = kerning }
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    settingEnvironment { $0.textStyle.tracking = tracking }
  }

  public func baselineOffset(_ offset: CGFloat) -> some View {
    settingEnvironment { $0.textStyle.baselineOffset = offset }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = TextLineStyle(pattern: pattern, color: color, isActive: isActive)
    return settingEnvironment { $0.textStyle.underline = line }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = TextLineStyle(pattern: pattern, color: color, isActive: isActive)
    return settingEnvironment { $0.textStyle.strikethrough = line }
  }

  /// Shows at most so many lines, the last one truncated; any number where it is nil.
  public func lineLimit(_ number: Int?) -> some View {
    settingEnvironment {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    settingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    settingEnvironment {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    settingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Adds points between the lines of a text.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    checking("lineSpacing", [("lineSpacing", [lineSpacing])]) {
      settingEnvironment { $0.lineSpacing = lineSpacing }
    }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    settingEnvironment { $0.multilineTextAlignment = alignment }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    settingEnvironment { $0.truncationMode = mode }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    settingEnvironment { $0.minimumScaleFactor = factor }
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    settingEnvironment { $0.allowsTightening = flag }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    settingEnvironment { $0.textCase = textCase }
  }

  /// Keeps the size of text for the views in this one within a range.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return settingEnvironment { environment in
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    settingEnvironment { $0.dynamicTypeSize = size }
  }
}
