import SwiftUI

@Observable
class Kitchen {
  var orders = ["Soup", "Bread", "Pears"]
}

class Clerk: ObservableObject {
  @Published var name = "Ada"
}

struct Orders: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(kitchen.orders, id: \.self) { Label($0, systemImage: "fork.knife") }
    }
  }
}

struct Desk: View {
  @EnvironmentObject var clerk: Clerk

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(clerk.name)’s desk").font(.headline)
      Orders()
    }
    .padding()
    .background(.mint.opacity(0.2), in: RoundedRectangle(cornerRadius: 14))
  }
}

/// Views find two objects in the environment, by their classes.
#Preview {
  Desk()
    .environmentObject(Clerk())
    .environment(Kitchen())
    .padding()
}
