VStack {
  Text("Hello 􏿽")
//            ^ error: Inter has no glyph for '􏿽' (U+10FFFD)
//  help: add a font that has it with --font-path, or draw boxes with --missing-glyph box
}
