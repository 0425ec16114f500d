let width = 3
Text("a � b").frame(width: width �= 3)
// 1...1 error: invalid character in source file
