// Fonts: NotoSansArabic-Regular.ttf (fonts-noto-core)
VStack(spacing: 8) {
  Text("مرحبا بالعالم، هذا نص يلتف على عدة أسطر")
  Text("السعر 1,250 ريال (ABC)")
}
.environment(\.layoutDirection, .rightToLeft)
.frame(width: 150)
.background(FrameFill())
