// Fonts: NotoSansCJK-Regular.ttc (fonts-noto-cjk)
Text("中文没有空格,可以在任意两个汉字之间换行;但句号不能放在行首。")
  .frame(width: 120)
  .background(FrameFill())
