// Fonts: NotoSansThai-Regular.ttf (fonts-noto-core)
Text("ภาษาไทยไม่มีช่องว่างระหว่างคำและต้องตัดบรรทัดที่คำ")
  .frame(width: 130)
  .background(FrameFill())
