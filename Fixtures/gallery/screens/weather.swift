import SwiftUI

struct DayForecast: Identifiable {
  let id = UUID()
  let day: String
  let low, high: Int
}

struct RangeBar: View {
  let forecast: DayForecast
  let span: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      let unit = proxy.size.width / CGFloat(span.upperBound - span.lowerBound)
      Capsule()
        .fill(.linearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing))
        .frame(width: unit * CGFloat(forecast.high - forecast.low))
        .offset(x: unit * CGFloat(forecast.low - span.lowerBound))
    }
    .frame(height: 5)
    .background(.white.opacity(0.25), in: .capsule)
  }
}

struct WeatherScreen: View {
  let days = [
    DayForecast(day: "Today", low: 9, high: 17), DayForecast(day: "Tue", low: 11, high: 19),
    DayForecast(day: "Wed", low: 8, high: 14), DayForecast(day: "Thu", low: 6, high: 13),
  ]

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 0) {
        Text("Trondheim").font(.title)
        Text("16°").font(.system(size: 84, weight: .thin))
        Text("High clouds").font(.headline)
      }
      .padding(.top, 24)

      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 14) {
        ForEach(days) { day in
          GridRow {
            Text(day.day)
            Text("\(day.low)°").opacity(0.7)
            RangeBar(forecast: day, span: 6...19)
            Text("\(day.high)°")
          }
        }
      }
      .padding(16)
      .background(.white.opacity(0.15), in: .rect(cornerRadius: 16))
    }
    .foregroundStyle(.white)
    .padding(20)
    .background(.linearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom))
    .clipShape(.rect(cornerRadius: 28))
  }
}

/// The weather in a town: the degrees in large figures, and bars for four days.
#Preview {
  WeatherScreen()
    .frame(width: 320)
}
