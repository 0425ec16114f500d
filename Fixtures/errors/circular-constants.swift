let width: CGFloat = height * 2
//  ^~~~~ error: the value of 'width' depends on itself
let height: CGFloat = width / 2

Color.red.frame(width: width, height: height)
