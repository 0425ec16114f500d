struct Badge: View {
  @Environment(\.layoutDirecton) var direction
//             ^~~~~~~~~~~~~~~~ error: 'EnvironmentValues' has no member 'layoutDirecton'

  var body: some View { Text("Hello") }
}
