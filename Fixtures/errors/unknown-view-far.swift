VStack {
  Flapdoodle()
//^~~~~~~~~~ error: cannot find 'Flapdoodle' in scope
//  help: there is no 'Flapdoodle' in SwiftUI, nor in this file
}
