import Foundation
import Geometry
import Typography

extension DisplayList {
  /// The list as text, one item a line, groups indented.
  package var text: String {
    var lines = [
      "canvas \(canvas.minX.text), \(canvas.minY.text)  \(canvas.width.text) × \(canvas.height.text)"
        + "  at \(scale.text)×"
    ]
    for item in items { item.appendText(to: &lines, level: 0) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem {
  fileprivate func appendText(to lines: inout [String], level: Int) {
    let indent = String(repeating: "  ", count: level)
    switch self {
    case .fill(let path, let paint, let rule):
      let evenOdd = rule == .evenOdd ? "  even-odd" : ""
      lines.append("\(indent)fill \(path.boundingRect.text)  \(paint.text)\(evenOdd)")
    case .stroke(let path, let paint, let style):
      let dash = style.dash.isEmpty ? "" : "  dash \(style.dash.map(\.text).joined(separator: " "))"
      lines.append(
        "\(indent)stroke \(path.boundingRect.text)  \(paint.text)  \(style.lineWidth.text)\(dash)")
    case .text(let run, let point, let paint):
      lines.append(
        "\(indent)text \u{201C}\(run.string)\u{201D}  \(point.x.text), \(point.y.text)"
          + "  \(run.size.text) pt  \(paint.text)")
    case .image(let image, let rect):
      lines.append("\(indent)image \(image.name)  \(rect.text)")
    case .group(let group):
      var line = "\(indent)group"
      if group.opacity != 1 { line += "  opacity \(CGFloat(group.opacity).text)" }
      if let clip = group.clip { line += "  clip \(clip.boundingRect.text)" }
      if !group.transform.isIdentity { line += "  transform \(group.transform.text)" }
      lines.append(line)
      for item in group.items { item.appendText(to: &lines, level: level + 1) }
    }
  }
}

extension CGRect {
  fileprivate var text: String {
    "\(minX.text), \(minY.text)  \(width.text) × \(height.text)"
  }
}

extension CGAffineTransform {
  fileprivate var text: String {
    [a, b, c, d, tx, ty].map(\.text).joined(separator: " ")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.text
    case .linear(let paint): "linear " + paint.stops.text
    case .radial(let paint): "radial " + paint.stops.text
    case .angular(let paint): "angular " + paint.stops.text
    }
  }
}

extension [PaintStop] {
  fileprivate var text: String {
    map { "\($0.color.text) \(CGFloat($0.location).text)" }.joined(separator: ", ")
  }
}

extension RGBA {
  /// `#rrggbb`, with the opacity behind it where it is not 1.
  package var text: String {
    func byte(_ value: Double) -> String {
      let number = Int((Swift.min(Swift.max(value, 0), 1) * 255).rounded())
      let digits = String(number, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return alpha == 1 ? color : color + "/" + CGFloat(alpha).text
  }
}
