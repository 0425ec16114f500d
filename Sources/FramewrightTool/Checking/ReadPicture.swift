import CairoExport
import Drawing
import Foundation
import Geometry
import VisualDiff

/// A file that can be compared, by its name's end.
enum ComparedKind: Sendable {
  case png, jpeg, svg, pdf, frames

  init?(_ path: String) {
    let name = path.lowercased()
    let ends: [(String, ComparedKind)] = [
      (".png", .png), (".jpg", .jpeg), (".jpeg", .jpeg), (".svg", .svg), (".pdf", .pdf),
      (".json", .frames),
    ]
    guard let kind = ends.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = kind
  }

  var isPicture: Bool { [.png, .jpeg, .svg].contains(self) }
}

/// A picture file read as pixels.
struct ReadPicture: Sendable {
  let bitmap: Bitmap

  /// - Parameters:
  ///   - scale: pixels per point for a picture made of lines.
  ///   - name: names the file in errors.
  /// - Throws: `ComparisonProblem` where it cannot be read.
  init(_ bytes: [UInt8], _ kind: ComparedKind, scale: CGFloat = 2, name: String) throws {
    do {
      switch kind {
      case .png: bitmap = try PNGReader.bitmap(bytes, name: name)
      case .jpeg, .svg:
        let format = kind == .svg ? ImageSource.Format.svg : .jpeg
        let size = try ImageSize.pixels(of: bytes, format: format, name: name)
        let source = ImageSource(name: name, format: format, bytes: bytes, size: size)
        let frame = CGRect(origin: .zero, size: size)
        bitmap = try PNGWriter.bitmap(
          DisplayList(
            items: [.image(source, frame)], canvas: frame, scale: kind == .svg ? scale : 1))
      case .pdf, .frames: throw ComparisonProblem("is no picture")
      }
    } catch let error as CairoError {
      throw ComparisonProblem("cannot be read: \(error)")
    } catch let error as DrawingError {
      throw ComparisonProblem("cannot be drawn: \(error)")
    }
  }

  /// Two pictures, read at the same time; a picture of lines is drawn as wide as the other.
  static func pair(
    _ reference: ComparedFile, _ candidate: ComparedFile
  ) -> (Result<ReadPicture, any Error>, Result<ReadPicture, any Error>) {
    @Sendable func read(_ file: ComparedFile, scale: CGFloat = 2) -> Result<ReadPicture, any Error>
    {
      Result { try ReadPicture(file.bytes, file.kind, scale: scale, name: file.name) }
    }
    func scale(_ file: ComparedFile, as other: Result<ReadPicture, any Error>) -> CGFloat {
      guard let width = try? other.get().bitmap.width,
        let size = try? ImageSize.pixels(of: file.bytes, format: .svg, name: file.name)
      else { return 2 }
      return max(0.1, CGFloat(width) / size.width)
    }
    if reference.kind == .svg, candidate.kind != .svg {
      let other = read(candidate)
      return (read(reference, scale: scale(reference, as: other)), other)
    }
    if candidate.kind == .svg, reference.kind != .svg {
      let other = read(reference)
      return (other, read(candidate, scale: scale(candidate, as: other)))
    }
    let both = Workers.map([reference, candidate], jobs: 2) { read($0) }
    return (both[0], both[1])
  }
}

/// A file's name, kind and content.
struct ComparedFile: Sendable {
  var name: String
  var kind: ComparedKind
  var bytes: [UInt8]
}
