import Foundation
import Geometry
import LayoutEngine

extension Figure {
  /// Appends the figure as a JSON object of the published schema.
  ///
  /// - Parameters:
  ///   - file: the fixture as the user named it.
  ///   - line: where the figure begins in it, from 1.
  package func appendJSON(file: String, line: Int, to json: inout JSONText) throws {
    let canvas = try canvas()
    json.object { json in
      json.field("name") { $0.string(name) }
      json.field("file") { $0.string(file) }
      json.field("line") { $0.integer(line) }
      json.field("canvas") { json in
        json.object { json in
          json.field("x") { $0.number(canvas.minX) }
          json.field("y") { $0.number(canvas.minY) }
          json.field("width") { $0.number(canvas.width) }
          json.field("height") { $0.number(canvas.height) }
        }
      }
      json.field("root") { tree.root.appendJSON(to: &$0) }
    }
  }
}
