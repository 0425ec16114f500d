import Drawing
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Lengths made of the container around, by the formula of Apple's documentation.
@Suite struct ContainerTests {
  @Test("A view takes the length of the scroll view around, less its margins") func wholeLength()
    throws
  {
    try expectFrames(
      """
      page 0 0 300 100
      """, width: 300, height: 100
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.red.containerRelativeFrame([.horizontal, .vertical])
              .id(index == 0 ? "page" : "other")
          }
        }
      }
    }
    try expectFrames("page 20 0 260 100", width: 300, height: 100) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal).id("page")
      }
      .contentMargins(.horizontal, 20)
    }
  }

  @Test("Parts of the container: (300 − 3 × 8) / 4 = 69, two of them with their gap 146")
  func parts() throws {
    try expectFrames(
      """
      one 0 0 69 50
      two 69 0 146 50
      half 215 0 150 50
      """, width: 300, height: 50
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 8).id("one")
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8).id("two")
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.id("half")
        }
      }
    }
  }

  @Test("Outside scroll views the figure is the container") func figure() throws {
    try expectFrames("page 0 0 300 50", width: 300, height: 50) {
      Color.red.containerRelativeFrame(.horizontal).id("page").frame(
        width: 300, alignment: .leading)
    }
    #expect(throws: ViewError.self) {
      _ = try LaidOut(
        Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 8), .zero)
    }
  }

  @Test("A scroll view in another is its content's container, whichever is asked first")
  func nested() throws {
    try expectFrames(
      """
      inner 0 0 120 40
      outer 0 40 300 60
      """, width: 300, height: 100
    ) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ScrollView(.horizontal) {
            Color.red.containerRelativeFrame(.horizontal).frame(height: 40).id("inner")
          }
          .frame(width: 120, height: 40)
          Color.red.containerRelativeFrame(.horizontal).frame(height: 60).id("outer")
        }
      }
    }
  }

  @Test("Anchors place longer and shorter content (measured: scroll/anchor-roles)")
  func anchors() throws {
    func scroll(_ height: CGFloat) -> some View {
      ScrollView { Color.red.frame(width: 10, height: height).id("content") }
    }
    try expectFrames("content 0 140 10 60", width: 10, height: 200) {
      scroll(60).defaultScrollAnchor(.bottom, for: .alignment)
    }
    try expectFrames("content 0 70 10 60", width: 10, height: 200) {
      scroll(60).defaultScrollAnchor(.center, for: .alignment)
    }
    try expectFrames("content 0 0 10 400", width: 10, height: 200) {
      scroll(400).defaultScrollAnchor(.bottom, for: .alignment)
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
    try expectFrames("content 0 -200 10 400", width: 10, height: 200) {
      scroll(400).defaultScrollAnchor(.bottom, for: .initialOffset)
    }
  }
}
