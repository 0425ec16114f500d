Color.red
  .padding(.infinity)
//         ^~~~~~~~~ error: 'padding' cannot have the length inf
//  help: a finite number of points is needed
