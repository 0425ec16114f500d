// Fonts: NotoSansCJK-Regular.ttc (fonts-noto-cjk)
Text("한국어는 띄어쓰기가 있는 언어이며 줄바꿈이 됩니다.")
  .frame(width: 120)
  .background(FrameFill())
