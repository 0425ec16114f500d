Text("Hello")
  .font(.titel)
//       ^~~~~ error: 'Font' has no member 'titel'
//  help: did you mean 'title'?
