struct Badge: View {
  var body: some View { Text("One") }
}

struct Badge: View {
//     ^~~~~ error: invalid redeclaration of 'Badge'
  var body: some View { Text("Two") }
}
