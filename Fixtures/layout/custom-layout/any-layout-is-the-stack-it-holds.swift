// Rule: `AnyLayout` around `HStackLayout` or `VStackLayout` gives the frames of the stack.
// Source: iamcgn/swiftui-web customlayout/any, measured.

struct Switched: View {
  var isUpright: Bool

  var body: some View {
    let layout = isUpright ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      GradientBlock(.ocean).frame(width: 56, height: 24)
      GradientBlock(.meadow).frame(width: 56, height: 24)
      GradientBlock(.ember).frame(width: 56, height: 24)
    }
    .padding(16)
    .background(FrameFill())
  }
}

/// One layout value, once a row and once a column.
HStack(spacing: 16) {
  Switched(isUpright: false)
  Switched(isUpright: true)
}
