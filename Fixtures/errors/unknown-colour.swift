Text("Hello")
  .foregroundStyle(.purpel)
//                  ^~~~~~ error: 'Color' has no member 'purpel'
//  help: did you mean 'purple'?
