import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Typography
import Views

/// A view as it is laid out in a proposal.
struct LaidOut {
  let tree: FrameTree

  init(
    _ view: any View, _ proposal: ProposedViewSize, platform: Platform = .ios
  ) throws {
    var environment = EnvironmentValues()
    environment.platform = platform
    let build = FigureBuild(measurer: BlockMeasurer(), images: MissingImagesAreEmpty())
    let context = ViewContext(environment: environment, build: build)
    let root = try #require(view.layoutNodes(in: context).nodes.first)
    tree = try FrameTree(root: root, proposal: proposal, session: build.session)
  }

  subscript(id: String) -> CGRect? { tree.root.all.first { $0.id == id }?.frame }

  func items() throws -> [DisplayItem] {
    var items: [DisplayItem] = []
    try tree.draw(context: DrawingContext(pixel: 0.5, isDark: false), into: &items)
    return items
  }
}

/// A picture that is not found takes no space, as in SwiftUI.
private struct MissingImagesAreEmpty: ImageFinder {
  func image(named name: String) throws -> ImageSource? { nil }
}

/// Checks frames written one a line, `id x y width height`; `-` is not checked.
func expectFrames(
  _ expected: String, width: CGFloat, height: CGFloat, platform: Platform = .ios,
  tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ content: () -> some View
) throws {
  let view = content().frame(width: width, height: height)
  let laidOut = try LaidOut(
    view, ProposedViewSize(width: width, height: height), platform: platform)
  var differences: [String] = []
  for line in expected.split(separator: "\n") {
    let words = line.split(separator: " ").map(String.init)
    guard let frame = laidOut[words[0]] else {
      differences.append("\(words[0]) is not there")
      continue
    }
    let got = [frame.minX, frame.minY, frame.width, frame.height]
    let isSame = zip(words.dropFirst(), got).allSatisfy { word, number in
      word == "-" || abs((Double(word) ?? .nan) - Double(number)) <= Double(tolerance)
    }
    if !isSame {
      differences.append("\(line): got " + got.map(\.text).joined(separator: " "))
    }
  }
  #expect(
    differences.isEmpty, "\(differences.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
