Color.red
  .frame(minWidth: 80, maxWidth: 40)
