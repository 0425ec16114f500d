VStack {
  for index in 0..<3 {
//             ^~~~~ error: a loop cannot be used in a result builder
//  in closure, called at loop-in-a-builder.swift:1:8
//  help: use 'ForEach'
    Text("\(index)")
  }
}
