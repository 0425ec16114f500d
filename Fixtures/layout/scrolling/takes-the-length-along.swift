// Rule: along its axis a scroll view takes its proposal; its content is proposed nothing there, and starts at the top.
// Source: iamcgn/swiftui-web scroll/vertical, measured.

/// The scroll view fills its frame; the column in it goes on below its end.
ScrollView {
  VStack {
    ForEach(0..<6, id: \.self) { _ in
      GradientBlock(.ocean).frame(width: 140, height: 32)
    }
  }
}
.border(.blue)
.padding(12)
.frame(width: 220, height: 150)
.background(FrameFill())
