// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let gradientTwins: [Twin] = [
  ("gradient-standard-gray", { CaseGradientStandardGray.view() }),
  ("gradient-standard-blue", { CaseGradientStandardBlue.view() }),
  ("gradient-standard-green", { CaseGradientStandardGreen.view() }),
  ("gradient-standard-red", { CaseGradientStandardRed.view() }),
  ("gradient-fills-frames", { CaseGradientFillsFrames.view() }),
]

private enum CaseGradientStandardGray {
  @ViewBuilder static func view() -> some View {
    Rectangle().fill(Color.gray.gradient).id("r")
        .frame(width: 60, height: 100)
  }
}

private enum CaseGradientStandardBlue {
  @ViewBuilder static func view() -> some View {
    Rectangle().fill(Color.blue.gradient).id("r")
        .frame(width: 60, height: 100)
  }
}

private enum CaseGradientStandardGreen {
  @ViewBuilder static func view() -> some View {
    Rectangle().fill(Color.green.gradient).id("r")
        .frame(width: 60, height: 100)
  }
}

private enum CaseGradientStandardRed {
  @ViewBuilder static func view() -> some View {
    Rectangle().fill(Color.red.gradient).id("r")
        .frame(width: 60, height: 100)
  }
}

private enum CaseGradientFillsFrames {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 16) {
        HStack(spacing: 16) {
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)).frame(
                width: 80, height: 50
            ).id("linear")
            Rectangle().fill(
                LinearGradient(
                    stops: [
                        .init(color: .yellow, location: 0), .init(color: .green, location: 0.25),
                        .init(color: .black, location: 1),
                    ], startPoint: .top, endPoint: .bottom)
            ).frame(width: 80, height: 50).id("stops")
            Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 25)).frame(
                width: 50, height: 50
            ).id("radial")
        }
        .id("row1")
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 8).fill(
                AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
            ).frame(width: 60, height: 60).id("angular")
            Color.clear.frame(width: 22.5, height: 16).padding(12).background(
                LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
            ).id("background")
            Capsule().strokeBorder(
                LinearGradient(colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 6
            ).frame(width: 80, height: 40).id("stroke")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 320, height: 240)
  }
}
