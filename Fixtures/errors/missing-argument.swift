struct Badge: View {
  let title: String
  let count: Int

  var body: some View { Text("\(title) \(count)") }
}

#Preview {
  Badge(title: "New")
//^~~~~ error: missing argument for 'count' in call of 'Badge'
//  candidate: init(title: String, count: Int)
}
