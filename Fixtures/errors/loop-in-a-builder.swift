VStack {
  for index in 0..<3 {
//             ^~~~~ error: a loop cannot be used in a result builder
//  help: use 'ForEach'
    Text("\(index)")
  }
}
