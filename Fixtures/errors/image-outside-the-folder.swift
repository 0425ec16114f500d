HStack {
  Image("../padding/owl")
//      ^~~~~~~~~~~~~~~~ error: there is no picture '../padding/owl'
//  help: pictures are PNG, JPEG or SVG files in the fixture's folder
}
