// Rule: a value that a view sends takes the place of those that views in it send; siblings' values
// are put together in order. A view that is made of what was sent is an overlay: it has the size of
// the view below it and no say in the layout.
// Source: measured on iOS 17.2 (tokizuoh, 2024-02-05); `overlayPreferenceValue`, Apple's documentation.

struct Marks: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// Below the boxes are the marks that arrive: of the last box the outer one alone.
VStack(spacing: 4) {
  GradientBlock(.dusk)
    .frame(width: 90, height: 20)
    .preference(key: Marks.self, value: ["a"])
  GradientBlock(.ocean)
    .frame(width: 70, height: 20)
    .preference(key: Marks.self, value: ["b"])
    .transformPreference(Marks.self) { $0.append("c") }
  GradientBlock(.meadow)
    .frame(width: 50, height: 20)
    .preference(key: Marks.self, value: ["inner"])
    .preference(key: Marks.self, value: ["d"])
}
.padding(.bottom, 24)
.overlayPreferenceValue(Marks.self, alignment: .bottomLeading) { marks in
  Text(marks.joined(separator: " "))
}
.background(FrameFill())
