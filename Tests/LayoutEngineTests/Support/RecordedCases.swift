import Foundation
import Geometry
import Testing

/// The cases of `Fixtures/recorded/cases-engine.json`.
struct RecordedCases: Decodable {
  struct Case: Decodable, CustomTestStringConvertible {
    var id: String
    var source: String
    var root: Size?
    /// In points.
    var tolerance: CGFloat
    var expected: [Frame]?

    var testDescription: String { id }
  }

  struct Size: Decodable {
    var width: CGFloat
    var height: CGFloat
  }

  /// A named view's frame, in points of the root.
  struct Frame: Decodable {
    var node: String
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  var cases: [Case]

  /// - Throws: where the file is missing or is not what is described here.
  static func read() throws -> [Case] {
    var folder = URL(fileURLWithPath: #filePath)
    // Tests/LayoutEngineTests/Support/RecordedCases.swift
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let data = try Data(
      contentsOf: folder.appendingPathComponent("Fixtures/recorded/cases-engine.json"))
    return try JSONDecoder().decode(RecordedCases.self, from: data).cases
  }
}

extension CGRect {
  /// The largest difference of an edge or a length.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }
}
