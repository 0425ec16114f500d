import CCairo
import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoExport

@Suite struct PNGTests {
  /// The same surface as Cairo's own writer writes it.
  private func cairoFile(_ list: DisplayList) throws -> [UInt8] {
    let canvas = try CairoCanvas(list)
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        canvas.surface,
        { closure, data, length in
          closure?.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    try #require(status == CAIRO_STATUS_SUCCESS)
    return bytes
  }

  @Test(arguments: Samples.all)
  func filesHoldTheSamePixelsAsCairosInNoMoreBytes(sample: Samples.Sample) throws {
    let ours = try PNGWriter.png(sample.list)
    let cairos = try cairoFile(sample.list)
    #expect(try PNGReader.bitmap(ours, name: "ours") == PNGReader.bitmap(cairos, name: "Cairo's"))
    #expect(try PNGReader.bitmap(ours, name: "ours") == PNGWriter.bitmap(sample.list))
    #expect(ours.count <= cairos.count)
  }

  @Test func aFileSaysItsScale() throws {
    let png = try PNGWriter.png(Samples.list([], background: Samples.teal))
    // 144 pixels an inch are 5,669 a metre (0x1625), unit 1.
    let physical: [UInt8] =
      Array("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
    #expect(png.contains(physical))
    #expect(png.contains(Array("sRGB".utf8) + [0]))
  }

  @Test(arguments: [2, 4, 16, 17, 256, 257])
  func palettesAreUsedUpTo256Colours(count: Int) throws {
    // Squares of as many colours in an order without a rule, which no filter can make use of.
    let items = (0..<count * 4).map { index in
      let color = index * 7_919 % count
      return DisplayItem.fill(
        Path(CGRect(x: index % 32 * 8, y: index / 32 * 8, width: 8, height: 8)),
        .color(RGBA(Double(color % 16) * 16, Double(color / 16) * 15, 200)), .nonZero)
    }
    let height = (count * 4 + 31) / 32 * 8
    let list = DisplayList(
      items: items, canvas: CGRect(x: 0, y: 0, width: 256, height: height), scale: 4,
      background: RGBA(0, 0, 200))
    let png = try PNGWriter.png(list)
    #expect(png[25] == (count <= 256 ? 3 : 2))
    let depth = [2: 1, 4: 2, 16: 4][count] ?? 8
    #expect(png[24] == UInt8(depth))
    #expect(try PNGReader.bitmap(png, name: "palette") == PNGWriter.bitmap(list))
  }

  @Test func manyColoursWithoutOpacityAreWrittenAsRGB() throws {
    let stops = Samples.stops(RGBA(hex: 0xFF0000), RGBA(hex: 0x00FF00), RGBA(hex: 0x0000FF))
    let list = Samples.list(
      [.fill(Samples.card, Samples.linear(stops), .nonZero)],
      background: RGBA(red: 1, green: 1, blue: 1))
    let png = try PNGWriter.png(list)
    #expect(png[25] == 2)
    #expect(try PNGReader.bitmap(png, name: "rgb") == PNGWriter.bitmap(list))
  }

  /// All pairs of opacity and multiplied colour, by the formula in cairo-png.c.
  @Test func coloursAreDividedAsCairoDividesThem() {
    for alpha in UInt32(1)...255 {
      for color in UInt32(0)...alpha {
        let pixel = alpha << 24 | color << 16 | color << 8 | color
        let wanted = (color * 255 + alpha / 2) / alpha
        let found = PremultipliedPixels.straight(pixel)
        #expect(found == alpha << 24 | wanted << 16 | wanted << 8 | wanted)
      }
    }
  }
}

@Suite struct ImageTests {
  @Test func naturalSizesAreReadFromTheHead() throws {
    func size(_ bytes: [UInt8], _ format: ImageSource.Format) throws -> CGSize {
      try ImageSize.pixels(of: bytes, format: format, name: "picture")
    }
    #expect(try size(Samples.tile, .png) == CGSize(width: 14, height: 10))
    #expect(try size(Samples.photo, .jpeg) == CGSize(width: 16, height: 8))
    #expect(try size(Samples.vector, .svg) == CGSize(width: 40, height: 20))
    let boxed = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 18\"/>".utf8)
    #expect(try size(boxed, .svg) == CGSize(width: 24, height: 18))
  }

  @Test func aPictureOnItsSideHasItsSidesExchanged() throws {
    // Exif, little-endian, one entry: tag 274 (orientation), a short, 6: turned by a quarter.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("II".utf8)
      + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let turned = Array(Samples.photo[..<2]) + exif + Array(Samples.photo[2...])
    let size = try ImageSize.pixels(of: turned, format: .jpeg, name: "picture")
    #expect(size == CGSize(width: 8, height: 16))
    let image = try PixbufLibrary.read(turned, name: "picture")
    defer { cairo_surface_destroy(image) }
    #expect(cairo_image_surface_get_width(image) == 8)
  }

  @Test(arguments: [ImageSource.Format.png, .jpeg, .svg])
  func brokenFilesAreNamed(format: ImageSource.Format) throws {
    let whole =
      switch format {
      case .png: Samples.tile
      case .jpeg: Samples.photo
      case .svg: Samples.vector
      }
    for bytes in [[], Array("nonsense".utf8), Array(whole[..<(whole.count / 3)])] as [[UInt8]] {
      let list = Samples.list([
        Samples.image("holiday", format, bytes, CGRect(x: 0, y: 0, width: 10, height: 10))
      ])
      let error = #expect(throws: CairoError.self) { try PNGWriter.png(list) }
      #expect(error?.description.contains("holiday") == true)
    }
  }

  @Test func aFileThatClaimsManyPixelsIsRefusedUnread() {
    var bomb = Samples.tile
    // Width and height of the header: 30,000 each, 900 megapixels.
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(throws: CairoError.imageTooLarge(name: "bomb")) {
      try ImageSize.pixels(of: bomb, format: .png, name: "bomb")
    }
  }

  /// A picture that names another file shows nothing of it.
  @Test func vectorPicturesReadNoOtherFile() throws {
    let folder = FileManager.default.temporaryDirectory
    let secret = folder.appendingPathComponent("framewright-secret-\(UUID().uuidString).png")
    try Data(Samples.tile).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    for address in [secret.absoluteString, secret.path] {
      let svg = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">\
        <image href="\(address)" width="40" height="20"/></svg>
        """.utf8)
      let list = Samples.list([
        Samples.image("spy", .svg, svg, CGRect(x: 0, y: 0, width: 40, height: 20))
      ])
      #expect(try PNGWriter.bitmap(list).bytes.allSatisfy { $0 == 0 })
    }
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
