import Foundation
import Geometry
import Typography

/// The runs of one line of text, which are drawn one by one.
package struct TextLine {
  package struct Piece {
    /// The index of the step that draws the run.
    package var step: Int
    package var run: GlyphRun
    package var paint: FlatPaint
    /// Maps the paint's space to the line's.
    package var paintSpace: CGAffineTransform
  }

  /// Maps the line's space, whose origin is its left end and baseline, to the figure's.
  package var transform: CGAffineTransform
  package var clip: Int?
  /// From left to right.
  package var pieces: [Piece]

  private var end: CGFloat { pieces.last.map { $0.run.setting.x + $0.run.width } ?? 0 }

  /// Every line of a figure, in the order that they are drawn.
  package static func lines(in drawing: FlatDrawing) -> [TextLine] {
    var lines: [TextLine] = []
    var isOpen = false
    for (index, step) in drawing.steps.enumerated() {
      guard let (text, paint) = step.shownText else {
        // Pictures that a run stands for, and lines under and through it, come between it and the
        // next one.
        isOpen =
          isOpen && (lines.last?.endsUnseen == true || lines.last?.isCrossed(by: step) == true)
        continue
      }
      let (x, y) = (text.point.x, text.point.y)
      let transform = CGAffineTransform(translationX: x, y: y).concatenating(step.transform)
      let piece = Piece(
        step: index, run: text.run, paint: paint,
        paintSpace: CGAffineTransform(translationX: -x, y: -y))
      if isOpen, let last = lines.indices.last, lines[last].transform == transform,
        lines[last].clip == step.clip, lines[last].isContinued(by: text.run)
      {
        lines[last].pieces.append(piece)
      } else {
        lines.append(TextLine(transform: transform, clip: step.clip, pieces: [piece]))
      }
      isOpen = true
    }
    return lines
  }

  /// Its runs in the order that they are read in.
  package var logicalPieces: [Piece] {
    pieces.sorted { $0.run.setting.order < $1.run.setting.order }
  }

  private var endsUnseen: Bool { pieces.last?.run.face.outlines.isUnseen == true }

  /// Whether a run begins where the line ends; else it is one of another text at the same place.
  private func isContinued(by run: GlyphRun) -> Bool {
    abs(run.setting.x - end) < 0.01 && run.setting.x + run.width > end - 0.01
  }

  /// Whether a step draws no more than a bar over the line.
  private func isCrossed(by step: FlatStep) -> Bool {
    guard case .fill(let path, _, _) = step.kind, step.clip == clip,
      let bar = path.uprightRectangle, let first = pieces.first
    else { return false }
    let size = pieces.reduce(0) { max($0, $1.run.size) }
    let start = first.run.setting.x
    let box = CGRect(x: start, y: -1.2 * size, width: end - start, height: 1.7 * size)
    return box.insetBy(dx: -1, dy: -1).applying(transform)
      .contains(bar.applying(step.transform))
  }
}

/// The steps of a figure with its lines of text put together.
package enum TextStep {
  case step(FlatStep)
  /// Drawn where the first of its runs is.
  case line(TextLine)

  package static func all(of drawing: FlatDrawing, lines: [TextLine]) -> [TextStep] {
    var starts: [Int: TextLine] = [:]
    var members: Set<Int> = []
    for line in lines {
      if let first = line.pieces.first { starts[first.step] = line }
      members.formUnion(line.pieces.map(\.step))
    }
    return drawing.steps.enumerated().compactMap { index, step in
      if let line = starts[index] { return .line(line) }
      return members.contains(index) ? nil : .step(step)
    }
  }
}
