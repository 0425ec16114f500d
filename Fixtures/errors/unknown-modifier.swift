Text("Hello")
  .paddin()
// ^~~~~~ error: 'Text' has no member 'paddin'
//  help: did you mean 'padding'?
