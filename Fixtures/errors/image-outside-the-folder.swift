HStack {
  Image("../text/leaf")
//      ^~~~~~~~~~~~~~ error: the picture '../text/leaf' cannot be used: it is outside the fixture's folder
}
