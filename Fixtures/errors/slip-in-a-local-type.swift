struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    func corner(_ x: CGFloat) -> CGPiont { CGPoint(x: x, y: rect.maxY) }
//                               ^~~~~~~ error: cannot find type 'CGPiont' in scope
//  help: did you mean 'CGPoint'?
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: corner(rect.maxX))
    return path
  }
}

Slope().stroke(.teal)
