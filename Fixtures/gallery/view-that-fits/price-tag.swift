import SwiftUI

struct Price: View {
  let amount: Int
  let period: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        number
        Text("for each \(period)")
          .font(.footnote)
      }
      VStack(spacing: 0) {
        number
        Text("a \(period)")
          .font(.caption2)
      }
    }
    .lineLimit(1)
    .foregroundStyle(.white)
    .padding(10)
    .frame(maxWidth: .infinity, minHeight: 64)
    .background(.purple.gradient, in: .rect(cornerRadius: 12))
  }

  private var number: some View {
    Text("€\(amount)").font(.title2.bold())
  }
}

/// A price with its period beside it in a wide tag, and below it in a narrow one.
#Preview {
  HStack(spacing: 10) {
    Price(amount: 24, period: "quarter").frame(width: 170)
    Price(amount: 90, period: "year").frame(width: 90)
  }
}
