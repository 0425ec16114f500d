struct Badge: View {
  let title = "New"

  var body: some View {
    Text(titel)
//       ^~~~~ error: cannot find 'titel' in scope
//  help: did you mean 'title'?
  }
}
