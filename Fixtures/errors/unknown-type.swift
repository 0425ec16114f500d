struct Badge: View {
  var title: Strng? = nil
//           ^~~~~ error: cannot find type 'Strng' in scope
//  help: did you mean 'String'?

  func scaled(by edges: EdgeInset) -> some View { body.padding() }
//                      ^~~~~~~~~ error: cannot find type 'EdgeInset' in scope
//  help: did you mean 'EdgeInsets'?

  var body: some View { Text(verbatim: "Hello") }
}
