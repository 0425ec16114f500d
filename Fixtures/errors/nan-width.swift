Color.red
  .frame(width: .nan, height: 10)
//              ^~~~ error: 'frame' cannot have the width nan
//  help: zero or more points are needed
