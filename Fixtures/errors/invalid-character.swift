let width = 3
//        ^ error: invalid character in source file
Text("a � b").frame(width: width �= 3)
//                               ^ error: invalid character in source file
