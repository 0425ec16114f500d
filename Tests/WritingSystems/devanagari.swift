// Fonts: NotoSansDevanagari-Regular.ttf (fonts-noto-core)
Text("क्षत्रिय ज्ञानी श्रृंखला, हिन्दी में लिखा हुआ एक लंबा वाक्य")
  .frame(width: 140)
  .background(FrameFill())
