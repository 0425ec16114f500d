Color.red
  .padding(.infinity)
//         ^~~~~~~~~ error: 'padding' cannot have the length inf
//  help: write maxWidth: .infinity or maxHeight: .infinity to fill the space that is offered
