Text("Hello")
  .frame(minWidth: 200, maxWidth: 100)
//       ^~~~~~~~ warning: contradictory constraints of a frame: its largest length is below its least, so that it does nothing
