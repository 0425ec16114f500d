@main
struct OwlApp: App {
//     ^~~~~~ error: the file has an app and no figure
//  help: add '#Preview { … }' with the view to draw
  var body: some Scene {
    WindowGroup { }
  }
}
