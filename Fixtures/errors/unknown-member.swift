let size = CGSize(width: 10, height: 20)
Color.red.frame(width: size.widht, height: 20)
//                          ^~~~~ error: 'CGSize' has no member 'widht'
//  help: did you mean 'width'?
