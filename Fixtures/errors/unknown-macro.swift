#Prevew {
// 1... error: the macro '#Prevew' is not supported in fixtures
  Text("Hello")
}
