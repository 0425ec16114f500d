Color.red
  .frame(width: -5, height: 10)
//              ^~ error: 'frame' cannot have the width -5
//  help: zero or more points are needed
