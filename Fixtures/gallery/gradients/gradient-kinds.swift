import SwiftUI

struct Sample<Style: ShapeStyle>: View {
  let name: String
  let style: Style

  var body: some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(style)
        .frame(width: 92, height: 92)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// The same three colours in a linear, a radial, an elliptical and an angular gradient.
#Preview {
  let gradient = Gradient(colors: [.yellow, .pink, .indigo])

  HStack(spacing: 12) {
    Sample(
      name: "linear",
      style: LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    Sample(
      name: "radial",
      style: RadialGradient(gradient: gradient, center: .center, startRadius: 4, endRadius: 60))
    Sample(
      name: "elliptical",
      style: EllipticalGradient(gradient: gradient, center: .topLeading, endRadiusFraction: 1))
    Sample(name: "angular", style: AngularGradient(gradient: gradient, center: .center))
  }
}
