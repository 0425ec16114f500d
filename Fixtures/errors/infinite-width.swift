Color.red
  .frame(width: .infinity, height: 10)
//              ^~~~~~~~~ error: 'frame' cannot have the width inf
//  help: write maxWidth: .infinity or maxHeight: .infinity to fill the space that is offered
