Text("Hello")
  .frame(height: 20, width: 10)
// ^~~~~ error: no 'frame' takes the arguments (height:width:)
//  candidate: func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
//  candidate: func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
//  help: their order is 'width:', 'height:'
