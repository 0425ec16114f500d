import CairoExport
import Drawing
import Foundation
import Geometry

extension Samples {
  /// A picture made by drawing one: 12 × 8 pixels with a clear corner.
  static let tile: [UInt8] = {
    let list = DisplayList(
      items: [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 12, height: 8)), linear(stops(indigo, orange)), .nonZero),
        .fill(Path(CGRect(x: 2, y: 2, width: 3, height: 3)), .color(teal), .nonZero),
        .stroke(
          Path(ellipseIn: CGRect(x: 6, y: 2, width: 4, height: 4)), .color(black), StrokeStyle()),
      ], canvas: CGRect(x: -1, y: -1, width: 14, height: 10), scale: 1)
    return (try? PNGWriter.png(list)) ?? []
  }()

  static let vector = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 80 40">
    <rect width="80" height="40" rx="10" fill="#5856d6"/><circle cx="20" cy="20" r="12" \
    fill="#ff9500" fill-opacity=".8"/><path d="M50 5l20 30h-40z" fill="none" stroke="#fff" \
    stroke-width="4"/></svg>
    """.utf8)

  /// 16 × 8 pixels: red, blue, green and grey stripes, written by libjpeg-turbo 2.1.5.
  static let photo: [UInt8] = Array(Data(base64Encoded: photoText) ?? Data())

  static func image(
    _ name: String, _ format: ImageSource.Format, _ bytes: [UInt8], _ rect: CGRect,
    size: CGSize = CGSize(width: 40, height: 20), tint: RGBA? = nil, isPixelated: Bool = false
  ) -> DisplayItem {
    .image(
      ImageSource(
        name: name, format: format, bytes: bytes, size: size, tint: tint, isPixelated: isPixelated),
      rect)
  }

  private static let large = CGRect(x: 10, y: 5, width: 84, height: 50)

  static let images: [Sample] = [
    Sample(
      name: "png",
      list: list([image("tile", .png, tile, CGRect(x: 3, y: 3, width: 14, height: 10))])),
    Sample(name: "png enlarged", list: list([image("tile", .png, tile, large)])),
    Sample(
      name: "png reduced",
      list: list([image("tile", .png, tile, CGRect(x: 3, y: 3, width: 3, height: 2))])),
    Sample(
      name: "png pixelated", list: list([image("tile", .png, tile, large, isPixelated: true)])),
    Sample(name: "png tinted", list: list([image("tile", .png, tile, large, tint: teal)])),
    Sample(
      name: "png faded, twice",
      list: list([
        .group(
          DisplayGroup(
            [image("tile", .png, tile, CGRect(x: 0, y: 0, width: 28, height: 20))], opacity: 0.4)),
        image("tile", .png, tile, CGRect(x: 40, y: 0, width: 28, height: 20)),
        image("tile", .png, tile, CGRect(x: 40, y: 30, width: 28, height: 20)),
      ])),
    Sample(
      name: "png turned",
      list: list([
        .group(DisplayGroup([image("tile", .png, tile, large)], transform: turned))
      ])),
    Sample(
      name: "jpeg",
      list: list([image("photo", .jpeg, photo, CGRect(x: 5, y: 5, width: 32, height: 16))])),
    Sample(
      name: "svg",
      list: list([image("vector", .svg, vector, CGRect(x: 5, y: 5, width: 80, height: 40))])),
    Sample(
      name: "svg stretched",
      list: list([image("vector", .svg, vector, CGRect(x: 5, y: 5, width: 30, height: 50))])),
    Sample(
      name: "svg tinted",
      list: list([
        image("vector", .svg, vector, CGRect(x: 5, y: 5, width: 80, height: 40), tint: orange)
      ])),
  ]
}

private let photoText = """
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg\
  sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
  FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EAB\
  kQAAIDAQAAAAAAAAAAAAAAAAAGRILBwv/EABUBAQEAAAAAAAAAAAAAAAAAAAcI/8QAHxEAAQIGAwAAAAAAAAAAAAAA\
  AAdFBUJEgYPDgsHC/9oADAMBAAIRAxEAPwAHaI1sEdGXDFsFlZm/LrFROl06BmFT27JGT6q4ez//2Q==
  """
