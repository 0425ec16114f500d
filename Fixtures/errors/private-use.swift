// What a code point for private use shows is its font's affair: no other font may serve it.
VStack {
  Text("An apple: ")
//                ^ error: Inter has no glyph for '' (U+F8FF)
//  help: add a font that has it with --font-path, or draw boxes with --missing-glyph box
}

VStack {
  Text("An object: ￼")
//                 ^ error: Inter has no glyph for '￼' (U+FFFC)
//  help: add a font that has it with --font-path, or draw boxes with --missing-glyph box
}
