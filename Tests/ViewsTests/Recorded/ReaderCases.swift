import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Geometry readers, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct ReaderCases {
  @Test("os-geometry-reader (pixel-checked)") func osGeometryReader() throws {
    try expectFrames(
      """
      a 0 0 100 100
      b 0 0 66.6667 66.6667
      """, width: 200, height: 200
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).id("a")
        Color.blue.frame(width: proxy.size.width / 3, height: proxy.size.height / 3).id("b")
      }
    }
  }

  @Test("dr-geometry-reader-ideal (derived)") func drGeometryReaderIdeal() throws {
    try expectFrames(
      """
      geo 45 45 10 10
      fill 45 45 10 10
      """, width: 100, height: 100
    ) {
      GeometryReader { _ in Color.red.id("fill") }.fixedSize().id("geo")
    }
  }

  @Test("The content knows the frame of its reader in three spaces") func spaces() throws {
    try expectFrames(
      """
      global 10 20 1 1
      local 0 0 1 1
      named 5 5 1 1
      """, width: 100, height: 100
    ) {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          mark("global", proxy.frame(in: .global))
          mark("local", proxy.frame(in: .local))
          mark("named", proxy.frame(in: .named("box")))
        }
        .padding(5)
        .coordinateSpace(.named("box"))
        .padding(.leading, 5)
        .padding(.top, 15)
      }
    }
  }

  /// A point-sized mark whose frame tells a rectangle's origin, moved back to the figure's corner.
  private func mark(_ id: String, _ rect: CGRect) -> some View {
    Color.clear.frame(width: 1, height: 1).id(id).offset(x: rect.minX - 10, y: rect.minY - 20)
  }

  @Test("An error of the content is the figure's") func failingContent() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      _ = try LaidOut(
        GeometryReader.failable { _ in throw Broken() }, ProposedViewSize(width: 9, height: 9))
    }
  }
}
