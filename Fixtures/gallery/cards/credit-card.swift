import SwiftUI

struct PaymentCard: View {
  let number: String
  let holder: String

  private var groups: [String] {
    let digits = Array(number)
    return stride(from: 0, to: digits.count, by: 4).map { start in
      String(digits[start..<min(start + 4, digits.count)])
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        RoundedRectangle(cornerRadius: 5)
          .fill(.yellow.opacity(0.85))
          .frame(width: 38, height: 28)
        Spacer()
        Text("fjord")
          .font(.title3.weight(.heavy))
          .italic()
      }

      Spacer()

      HStack {
        ForEach(groups.indices, id: \.self) { index in
          Text(groups[index])
          if index < groups.count - 1 { Spacer() }
        }
      }
      .font(.system(.title3, design: .monospaced))

      Text(holder.uppercased())
        .font(.caption)
        .tracking(1.5)
        .padding(.top, 8)
    }
    .foregroundStyle(.white)
    .padding(20)
    .aspectRatio(1.586, contentMode: .fit)
    .background {
      ZStack(alignment: .bottomTrailing) {
        Color(red: 0.1, green: 0.2, blue: 0.35)
        Circle().fill(.teal.opacity(0.45)).frame(width: 220).offset(x: 70, y: 90)
        Circle().fill(.blue.opacity(0.4)).frame(width: 160).offset(x: 10, y: 70)
      }
    }
    .clipShape(.rect(cornerRadius: 18))
  }
}

/// A bank card in dark blue with two circles that its edge cuts off.
#Preview {
  PaymentCard(number: "4000123456789010", holder: "Ada Nilsen")
    .frame(width: 300)
}
