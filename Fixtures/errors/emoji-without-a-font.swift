// SwiftUI draws these in colour whatever font is asked for; © and ☀ are letters unless U+FE0F follows.
VStack {
  Text("© 2026, ☀ and 1")
  Text("I ❤️ bees, ⬜")
//        ^~ error: no font has the emoji '❤️' (U+2764 U+FE0F), '⬜' (U+2B1C) in colour
//  help: add a font of emoji with --font-path, as Debian's fonts-noto-color-emoji, or draw boxes with --missing-glyph box
}

VStack {
  Text("Press 1️⃣")
//            ^~ error: no font has the emoji '1️⃣' (U+0031 U+FE0F U+20E3) in colour
//  help: add a font of emoji with --font-path, as Debian's fonts-noto-color-emoji, or draw boxes with --missing-glyph box
}
