HStack {
  Image("nowhere")
//      ^~~~~~~~~ error: there is no picture 'nowhere'
//  help: pictures are PNG, JPEG or SVG files in the fixture's folder
}
