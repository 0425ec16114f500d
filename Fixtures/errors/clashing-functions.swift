func width() -> CGFloat { 10 }
func width() -> CGFloat { 20 }
//   ^~~~~ error: invalid redeclaration of 'width'

Color.red.frame(width: width(), height: 10)
