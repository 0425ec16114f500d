Text("Hello")
  .visualEffect { content, _ in content }
// ^~~~~~~~~~~~ error: 'visualEffect' is not supported yet
//  help: 'framewright catalog' lists what is
