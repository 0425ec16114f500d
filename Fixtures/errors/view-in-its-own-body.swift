// framewright render --limit levels=50
struct Mirror: View {
//     ^~~~~~~~~~~~~~ error: views are nested more than 50 levels deep
//  help: look for a view that is a part of its own body, or allow more with '--limit levels=N'
  var body: some View {
    Mirror().padding()
  }
}
