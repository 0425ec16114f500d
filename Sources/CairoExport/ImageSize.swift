import Drawing
import Foundation
import Geometry

/// How large a picture file may be.
public enum ImageLimits {
  /// Pixels along one side.
  public static let side = 32_767
  /// Pixels in all: a file of a few kilobytes can claim more.
  public static let pixels = 64_000_000
  public static let bytes = 64 * 1_024 * 1_024
}

/// Reads how large a picture is from the head of its file.
public enum ImageSize {
  /// The natural size of a picture file: pixels of PNG and JPEG, turned as a camera's note says,
  /// and points of SVG.
  ///
  /// - Throws: `CairoError` where the file is broken, too large or of another format.
  public static func pixels(
    of bytes: [UInt8], format: ImageSource.Format, name: String
  ) throws -> CGSize {
    guard bytes.count <= ImageLimits.bytes else { throw CairoError.imageTooLarge(name: name) }
    let reader = ByteReader(bytes: bytes)
    let size: CGSize
    switch format {
    case .png:
      guard let (width, height) = reader.pngSize() else {
        throw CairoError.brokenImage(name: name, reason: "it is no PNG file")
      }
      size = CGSize(width: width, height: height)
    case .jpeg:
      guard let (width, height) = reader.jpegSize() else {
        throw CairoError.brokenImage(name: name, reason: "it is no JPEG file")
      }
      size = CGSize(width: width, height: height)
    case .svg:
      try SVGPicture.check(bytes, name: name)
      size = try LibrsvgLibrary.naturalSize(of: bytes, name: name)
    }
    guard size.width > 0, size.height > 0 else {
      throw CairoError.brokenImage(name: name, reason: "it has no pixels")
    }
    guard size.width <= CGFloat(ImageLimits.side), size.height <= CGFloat(ImageLimits.side),
      size.width * size.height <= CGFloat(ImageLimits.pixels)
    else { throw CairoError.imageTooLarge(name: name) }
    guard format != .jpeg || reader.hasJPEGEnd else {
      throw CairoError.brokenImage(name: name, reason: "it is cut off")
    }
    return size
  }
}

/// Reads numbers from a file in memory; nil beyond its end.
private struct ByteReader {
  let bytes: [UInt8]

  func byte(_ place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  /// A number of some bytes, the most significant first unless `isLittle`.
  func number(_ place: Int, bytes count: Int, isLittle: Bool = false) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    let part = bytes[place..<place + count]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Width and height from the header chunk, which must come first.
  func pngSize() -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), number(12, bytes: 4) == 0x4948_4452,
      let width = number(16, bytes: 4), let height = number(20, bytes: 4)
    else { return nil }
    return (width, height)
  }

  /// Whether the mark of a JPEG file's end follows the start of its scan: readers draw what there
  /// is of a file that is cut off, and grey.
  var hasJPEGEnd: Bool {
    var place = 2
    while byte(place) == 0xFF, let kind = byte(place + 1) {
      if kind == 0xFF {
        place += 1
        continue
      }
      guard kind != 0xDA else { break }
      guard let length = number(place + 2, bytes: 2), length >= 2 else { return false }
      place += 2 + length
    }
    let end = bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
    return end.map { $0 > place } ?? false
  }

  /// Width and height from the frame header, exchanged where the picture lies on its side.
  func jpegSize() -> (Int, Int)? {
    guard byte(0) == 0xFF, byte(1) == 0xD8 else { return nil }
    var place = 2
    var isTurned = false
    // Each round reads a segment of at least two bytes, so the file's end is the limit.
    while let mark = byte(place), mark == 0xFF, let kind = byte(place + 1) {
      if kind == 0xFF {
        place += 1
        continue
      }
      guard let length = number(place + 2, bytes: 2), length >= 2 else { return nil }
      let isFrame =
        (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isFrame {
        guard let height = number(place + 5, bytes: 2), let width = number(place + 7, bytes: 2)
        else { return nil }
        return isTurned ? (height, width) : (width, height)
      }
      if kind == 0xE1, let orientation = orientation(at: place + 4) {
        isTurned = orientation >= 5
      }
      place += 2 + length
    }
    return nil
  }

  /// The camera's note of which way is up (Exif tag 274), 1 to 8.
  private func orientation(at place: Int) -> Int? {
    guard number(place, bytes: 4) == 0x4578_6966, number(place + 4, bytes: 2) == 0 else {
      return nil
    }
    let start = place + 6
    let isLittle = number(start, bytes: 2) == 0x4949
    guard let offset = number(start + 4, bytes: 4, isLittle: isLittle),
      let count = number(start + offset, bytes: 2, isLittle: isLittle)
    else { return nil }
    for index in 0..<count {
      let entry = start + offset + 2 + index * 12
      guard let tag = number(entry, bytes: 2, isLittle: isLittle) else { return nil }
      if tag == 274 { return number(entry + 8, bytes: 2, isLittle: isLittle) }
    }
    return nil
  }
}
