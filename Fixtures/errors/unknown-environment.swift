struct Badge: View {
  @Environment(\.layoutDirecton) var direction
//             ^~~~~~~~~~~~~~~~ error: 'EnvironmentValues' has no member 'layoutDirecton'
//  help: did you mean 'layoutDirection'?

  var body: some View { Text("Hello") }
}
