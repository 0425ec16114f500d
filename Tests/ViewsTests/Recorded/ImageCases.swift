import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Pictures, against the recorded frames of the shared layout cases (their names are the tests').
@Suite struct ImageCases {
  @Test("image-in-hstack-spacing (measured, adapted)") func imageInHstackSpacing() throws {
    try expectFrames(
      """
      hs 0 0 179.5 40
      hi 0 0 64 40
      ht 72 12 17.5 16
      hi2 97.5 0 64 40
      hb 169.5 15 10 10
      """, width: 179.5, height: 40
    ) {
      HStack {
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("hi")
        Color.clear.frame(width: 17.5, height: 16).id("ht")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.id("hi2")
        Color.clear.frame(width: 10, height: 10).id("hb")
      }
      .id("hs")
    }
  }

  @Test("image-intrinsic (measured)") func imageIntrinsic() throws {
    try expectFrames(
      """
      stack 64 54 172 92
      row1 64 54 172 64
      swatch 64 54 64 40
      tall 132 54 20 64
      photo 156 54 80 60
      row2 64 122 152 24
      nested 64 122 32 16
      loose 100 122 32 16
      badge 136 122 20 20
      dual 160 122 48 24
      missing 212 122 0 0
      missing2 216 122 0 0
      """, width: 300, height: 200
    ) {
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
    }
  }

  @Test("image-template-mode (measured)") func imageTemplateMode() throws {
    try expectFrames(
      """
      row 24 36 352 48
      default 24 48 24 24
      red 56 48 24 24
      blue 88 48 24 24
      original 120 48 24 24
      forced 152 40 64 40
      forcedDefault 224 40 64 40
      big 296 36 48 48
      faded 352 48 24 24
      """, width: 400, height: 120
    ) {
      HStack(spacing: 8) {
        Image(size: CGSize(width: 24, height: 24)) { _ in }.id("default")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.foregroundColor(.red).id("red")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.foregroundStyle(.blue).id("blue")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.renderingMode(.original).id("original")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.renderingMode(.template)
          .foregroundColor(.green).id("forced")
        Image(size: CGSize(width: 64, height: 40)) { _ in }.renderingMode(.template).id(
          "forcedDefault")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.resizable().frame(width: 48, height: 48)
          .foregroundColor(
            .orange
          ).id("big")
        Image(size: CGSize(width: 24, height: 24)) { _ in }.opacity(0.5).id("faded")
      }
      .id("row")
    }
  }

  @Test("image-tiling-frames (measured)") func imageTilingFrames() throws {
    try expectFrames(
      """
      stack 23 11 254 178
      row1 26 11 248 80
      sliced 26 11 120 80
      slicedTiled 154 11 120 80
      row2 23 99 254 90
      tiled 23 99 150 90
      nearest 181 114 96 60
      """, width: 300, height: 200
    ) {
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
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable(resizingMode: .tile).frame(
            width: 150, height: 90
          )
          .id("tiled")
          Image(size: CGSize(width: 64, height: 40)) { _ in }.resizable().interpolation(.none)
            .frame(
              width: 96, height: 60
            ).id("nearest")
        }
        .id("row2")
      }
      .id("stack")
    }
  }
}
