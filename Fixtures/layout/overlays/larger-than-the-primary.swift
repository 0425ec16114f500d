// Rule: an overlay may be larger than the view below it: it is aligned, spills over, and takes no space.
// Source: OpenLayout and TokamakUI/Tokamak ContainedZLayoutTests, pixel-compared with SwiftUI.

/// A badge at the corner stands out over the block; in the row the block keeps its own width.
HStack(spacing: 16) {
  GradientBlock(.ocean)
    .frame(width: 88, height: 56)
    .overlay(alignment: .topTrailing) {
      Circle()
        .fill(.red)
        .frame(width: 24, height: 24)
        .alignmentGuide(.top) { $0.height / 2 }
        .alignmentGuide(.trailing) { $0.width / 2 }
    }

  GradientBlock(.slate)
    .frame(width: 88, height: 56)
}
.padding(20)
.background(FrameFill())
