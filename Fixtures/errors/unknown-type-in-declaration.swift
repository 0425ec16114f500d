struct Card: View {
  let rows: [Rwo]

  var body: some View { Text("Card") }
}

struct Row {}

#Preview {
  Card(rows: [])
}
