// Fonts: NotoSansCJK-Regular.ttc (fonts-noto-cjk)
Text("日本語の文章は、禁則処理により「っ」や句読点が行頭に来ません。")
  .frame(width: 120)
  .background(FrameFill())
