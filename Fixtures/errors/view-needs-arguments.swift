struct Badge: View {
  let title: String

  var body: some View { Text(title) }
}
// error: the file has no figure
//  help: 'Badge' needs arguments: add '#Preview { Badge(…) }'
