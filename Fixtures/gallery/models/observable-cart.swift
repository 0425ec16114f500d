import SwiftUI

@Observable
final class Cart {
  private(set) var lines: [String: Int] = [:]
  var discount = 0.0

  let prices = ["Pears": 40, "Quinces": 65, "Medlars": 90]

  func add(_ name: String, _ count: Int = 1) {
    lines[name, default: 0] += count
  }

  var total: Double {
    let sum = lines.reduce(into: 0) { sum, line in
      sum += (prices[line.key] ?? 0) * line.value
    }
    return Double(sum) * (1 - discount)
  }
}

struct CartView: View {
  let cart: Cart

  var body: some View {
    VStack(spacing: 8) {
      ForEach(cart.lines.keys.sorted(), id: \.self) { name in
        LabeledRow(
          name: "\(name) × \(cart.lines[name]!)",
          value: "\(cart.prices[name]! * cart.lines[name]!)")
      }
      Divider()
      LabeledRow(name: "Total less \(Int(cart.discount * 100)) %", value: "\(Int(cart.total))")
        .bold()
    }
    .padding(16)
    .frame(width: 240)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

struct LabeledRow: View {
  let name, value: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value).monospacedDigit()
    }
  }
}

/// Fruit in a cart with quantities, and the total after a discount.
#Preview {
  let cart = {
    let cart = Cart()
    cart.add("Quinces", 2)
    cart.add("Pears")
    cart.add("Pears", 3)
    cart.discount = 0.1
    return cart
  }()

  CartView(cart: cart)
}
