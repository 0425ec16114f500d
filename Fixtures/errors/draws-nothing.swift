VStack {
// 1... error: the figure draws nothing
//  help: no view in it has a size and something to draw
}
