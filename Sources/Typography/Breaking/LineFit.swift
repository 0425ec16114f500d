import Foundation

/// What lines must fit into, in points of the unscaled text.
struct LineFit {
  var width: Double
  var height: Double
  /// At most this many lines.
  var limit = Int.max
  /// Least distance between lines.
  var spacing = 0.0
  var truncation = TruncationMode.tail
  /// Points that every character moves towards the one before it.
  var tightening = 0.0
  /// The factor that the lines are drawn at afterwards.
  var scale = 1.0

  /// What rounding in layout's own arithmetic may take off a width without breaking a line.
  static let tolerance = 1e-6
}

/// The measures of broken lines, in points, before they are rounded to pixels.
struct LineTotals {
  var count = 0
  var width = 0.0
  var height = 0.0
  var firstBaseline = 0.0
  var lastBaseline = 0.0
  var isTruncated = false
}

/// The units of one line.
package struct LineSpan: Hashable, Sendable {
  /// The units seen, up to the ellipsis if there is one.
  package var units: Range<Int>
  /// The units seen after an ellipsis at the head or in the middle.
  package var tail: Range<Int>
  /// What stands between the two.
  package var mark: Mark?
  /// The width of what is seen.
  package var width: Double
  /// The width that the line is reported with.
  package var reported: Double

  /// A sign that the text does not hold.
  package enum Mark: Hashable, Sendable {
    case ellipsis
    case hyphen
  }

  init(_ units: Range<Int>, width: Double, reported: Double, mark: Mark? = nil) {
    self.units = units
    self.tail = units.upperBound..<units.upperBound
    self.mark = mark
    self.width = width
    self.reported = reported
  }
}

/// Where the next line starts: its first unit, and the first break behind that.
struct LineCursor {
  var unit = 0
  var nextBreak = 0
}
