// framewright render --limit pixels=10000
VStack {
// 1... error: the figure cannot be drawn: a picture of 464 × 264 pixels is too large: at most 32767 a side and 10000 in all
//  help: give it a smaller scale, or allow more with '--limit pixels=N'
  Color.red.frame(width: 200, height: 100)
}
