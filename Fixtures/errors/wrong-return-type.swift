func width() -> CGFloat {
//   ^~~~~ error: cannot convert a value of type 'String' to 'CGFloat', which 'width' returns
//  in width(), called at wrong-return-type.swift:7:24
  return "wide"
}

Color.red.frame(width: width(), height: 10)
