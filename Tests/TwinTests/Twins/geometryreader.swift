// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let geometryreaderTwins: [Twin] = [
  ("os-geometry-reader", { CaseOsGeometryReader.view() }),
  ("dr-geometry-reader-ideal", { CaseDrGeometryReaderIdeal.view() }),
]

private enum CaseOsGeometryReader {
  @ViewBuilder static func view() -> some View {
    GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).id("a")
        Color.blue.frame(width: proxy.size.width / 3, height: proxy.size.height / 3).id("b")
    }
    .frame(width: 200, height: 200)
  }
}

private enum CaseDrGeometryReaderIdeal {
  @ViewBuilder static func view() -> some View {
    GeometryReader { _ in Color.red.id("fill") }.fixedSize().id("geo")
        .frame(width: 100, height: 100)
  }
}
