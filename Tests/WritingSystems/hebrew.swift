// Fonts: NotoSansHebrew-Regular.ttf (fonts-noto-core)
VStack(alignment: .leading, spacing: 8) {
  Text("שלום עולם, זה משפט ארוך עם שם Framewright באמצע")
  Text("Latin with שלום inside (twice: עולם)")
}
.frame(width: 160)
.background(FrameFill())
