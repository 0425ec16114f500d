class Store: ObservableObject {
  @Published var name = "Ada"
}

struct Title: View {
//     ^~~~~ error: no view around 'Title' puts a 'Store' into the environment
//  help: write '.environmentObject(Store(…))' behind the view, in the preview too
  @EnvironmentObject var store: Store

  var body: some View { Text(store.name) }
}

Title()
