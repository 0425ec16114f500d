// Fonts: NotoColorEmoji.ttf (fonts-noto-color-emoji)
VStack(alignment: .leading, spacing: 8) {
  Text("Hello 😀 family 👨‍👩‍👧‍👦 flags 🇫🇷🇯🇵 skin 👋🏽")
  Text("Keys 1️⃣ #️⃣, heart ❤️, text ❤︎, 123 #")
  Text("Pale 🌋🗻").opacity(0.4).font(.title)
}
.frame(width: 190)
.background(FrameFill())
