// Rule: a scroll view of both axes takes its whole proposal; larger content starts at the top leading corner.
// Source: iamcgn/swiftui-web scroll/both, measured.

/// A table of tiles, larger than its scroll view, begins at the top leading corner and runs on below and to the right.
ScrollView([.horizontal, .vertical]) {
  Grid {
    ForEach(0..<4, id: \.self) { row in
      GridRow {
        ForEach(0..<5, id: \.self) { column in
          Text("\(row),\(column)")
            .font(.caption)
            .foregroundStyle(.black)
            .frame(width: 44, height: 32)
            .background(GradientBlock(.dawn))
        }
      }
    }
  }
}
.frame(width: 200, height: 120)
.padding(12)
.background(FrameFill())
