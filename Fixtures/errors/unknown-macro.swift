#Prevew {
// 1...7 error: the macro '#Prevew' is not supported in fixtures
//  help: did you mean '#Preview'?
  Text("Hello")
}
