struct Badge: View {
  let title: String

  var body: some View { Text(title) }
}

#Preview {
  Badge(title: "New", count: 2)
//                    ^~~~~ error: extra argument 'count' in call of 'Badge'
//  candidate: init(title: String)
}
