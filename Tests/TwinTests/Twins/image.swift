// Made of Fixtures/recorded by TwinTests; FRAMEWRIGHT_RECORD=1 makes it anew.
// swift-format-ignore-file
import SwiftUI

let imageTwins: [Twin] = [
  ("image-in-hstack-spacing", { CaseImageInHstackSpacing.view() }),
  ("image-on-first-baseline", { CaseImageOnFirstBaseline.view() }),
  ("image-intrinsic", { CaseImageIntrinsic.view() }),
  ("image-template-mode", { CaseImageTemplateMode.view() }),
  ("image-tiling-frames", { CaseImageTilingFrames.view() }),
]

private enum CaseImageInHstackSpacing {
  @ViewBuilder static func view() -> some View {
    HStack {
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("hi")
        Color.clear.frame(width: 17.5, height: 16).id("ht")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("hi2")
        Color.clear.frame(width: 10, height: 10).id("hb")
    }
    .id("hs")
    .frame(width: 179.5, height: 40)
  }
}

private enum CaseImageOnFirstBaseline {
  @ViewBuilder static func view() -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.clear.frame(width: 17.5, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }.alignmentGuide(
            .lastTextBaseline
        ) { _ in 13 }.id("bt")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("bi")
    }
    .id("bl")
    .frame(width: 200, height: 100)
  }
}

private enum CaseImageIntrinsic {
  @ViewBuilder static func view() -> some View {
    VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .top, spacing: 4) {
            Image(size: CGSize(width: 64, height: 40)) { _ in }.id("swatch")
            Image(size: CGSize(width: 20, height: 64)) { _ in }.id("tall")
            Image(size: CGSize(width: 80, height: 60)) { _ in }.id("photo")
        }
        .id("row1")
        HStack(alignment: .top, spacing: 4) {
            Image(size: CGSize(width: 32, height: 16)) { _ in }.id("nested")
            Image(size: CGSize(width: 32, height: 16)) { _ in }.id("loose")
            Image(size: CGSize(width: 20, height: 20)) { _ in }.id("badge")
            Image(size: CGSize(width: 48, height: 24)) { _ in }.id("dual")
            Image("no-such-picture").id("missing")
            Image("another-missing-picture").id("missing2")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 300, height: 200)
  }
}

private enum CaseImageTemplateMode {
  @ViewBuilder static func view() -> some View {
    HStack(spacing: 8) {
        Image(size: CGSize(width: 24, height: 24)) { _ in }.id("default")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.foregroundColor(.red).id("red")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.foregroundStyle(.blue).id("blue")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.renderingMode(.original).id("original")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.renderingMode(.template).foregroundColor(.green).id("forced")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.renderingMode(.template).id("forcedDefault")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.resizable().frame(width: 48, height: 48).foregroundColor(
            .orange
        ).id("big")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.opacity(0.5).id("faded")
    }
    .id("row")
    .frame(width: 400, height: 120)
  }
}

private enum CaseImageTilingFrames {
  @ViewBuilder static func view() -> some View {
    VStack(spacing: 8) {
        HStack(spacing: 8) {
            Image(size: CGSize(width: 32, height: 32)) { _ in }.resizable(
                capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            ).frame(width: 120, height: 80).id("sliced")
            Image(size: CGSize(width: 32, height: 32)) { _ in }.resizable(
                capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), resizingMode: .tile
            ).frame(width: 120, height: 80).id("slicedTiled")
        }
        .id("row1")
        HStack(spacing: 8) {
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable(resizingMode: .tile).frame(width: 150, height: 90)
                .id("tiled")
            Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().interpolation(.none).frame(
                width: 96, height: 60
            ).id("nearest")
        }
        .id("row2")
    }
    .id("stack")
    .frame(width: 300, height: 200)
  }
}
