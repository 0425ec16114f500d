Text("Hello")
  .frame(width: "wide")
//              ^~~~~~ error: cannot convert a value of type 'String' to 'CGFloat?', the type of 'width'
//  candidate: func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
