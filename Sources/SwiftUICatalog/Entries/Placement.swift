import Catalog
import Foundation
import Geometry
import Views

extension Vocabulary {
  static let placement: [Entry] = [
    .modifier(
      "aspectRatio",
      "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View"
    ) { (view: any View, ratio: CGFloat?, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    },
    .modifier(
      "aspectRatio",
      "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View"
    ) { (view: any View, ratio: CGSize, mode: ContentMode) in
      view.aspectRatio(ratio, contentMode: mode)
    },
    .modifier("scaledToFit", "func scaledToFit() -> some View") { (view: any View) in
      view.scaledToFit()
    },
    .modifier("scaledToFill", "func scaledToFill() -> some View") { (view: any View) in
      view.scaledToFill()
    },
    .modifier("position", "func position(_ position: CGPoint) -> some View") {
      (view: any View, position: CGPoint) in view.position(position)
    },
    .modifier("position", "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") {
      (view: any View, x: CGFloat, y: CGFloat) in view.position(x: x, y: y)
    },
  ]

  static let guides: [Entry] = [
    .modifier(
      "alignmentGuide",
      "func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View"
    ) { (view: any View, guide: HorizontalAlignment, compute: GuideFunction) in
      view.alignmentGuide(guide.key, computing: compute.value)
    },
    .modifier(
      "alignmentGuide",
      "func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View"
    ) { (view: any View, guide: VerticalAlignment, compute: GuideFunction) in
      view.alignmentGuide(guide.key, computing: compute.value)
    },
    .initializer(HorizontalAlignment.self, "init(_ id: any AlignmentID.Type)") {
      (id: DeclaredType) in
      HorizontalAlignment(InterpretedAlignment(id).key(.horizontal))
    },
    .initializer(VerticalAlignment.self, "init(_ id: any AlignmentID.Type)") {
      (id: DeclaredType) in
      VerticalAlignment(InterpretedAlignment(id).key(.vertical))
    },
  ]
}
