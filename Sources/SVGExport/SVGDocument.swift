import Drawing
import Foundation
import Geometry
import Typography

/// The parts of a file while it is written: definitions, and what is drawn.
struct SVGDocument {
  var definitions = SVGBuffer()
  var body = SVGBuffer()
  let drawing: FlatDrawing
  /// Decimals beyond the usual ones that enlarged pictures need.
  let extraDecimals: Int
  var lastID = -1
  /// Definitions by their content, so that equal ones are written once.
  var known: [[UInt8]: Int] = [:]
  var glyphs = GlyphDefinitions()
  var images: [ImageKey: Int] = [:]
  private var clipIDs: [Int: Int] = [:]
  private var openClip: Int?

  init(drawing: FlatDrawing, scale: CGFloat) {
    self.drawing = drawing
    extraDecimals = Self.digits(scale / 2)
  }

  /// The number of digits before the point by which a factor moves a decimal: 0 up to 1, 1 up to
  /// 10 and so on.
  static func digits(_ factor: CGFloat) -> Int {
    var (digits, reach) = (0, CGFloat(1.001))
    while factor > reach, digits < 6 {
      digits += 1
      reach *= 10
    }
    return digits
  }

  /// Decimals for coordinates that a transform enlarges: a thousandth of a point stays one.
  func decimals(_ transform: CGAffineTransform = .identity) -> Int {
    min(3 + extraDecimals + Self.digits(transform.largestScale), 9)
  }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func fill(background: RGBA, canvas: CGRect) {
    body.append("<rect")
    body.append("x", number: canvas.minX)
    body.append("y", number: canvas.minY)
    body.append("width", number: canvas.width)
    body.append("height", number: canvas.height)
    body.append(color: background, as: "fill")
    body.append("/>\n")
  }

  mutating func append(_ step: FlatStep) throws {
    switch step.kind {
    case .beginLayer(let opacity):
      closeClip()
      let clip = step.clip.map { define(clip: $0) }
      body.append("<g")
      body.append("opacity", number: CGFloat(opacity), decimals: 4)
      appendReference("clip-path", clip)
      body.append(">\n")
    case .endLayer:
      closeClip()
      body.append("</g>\n")
    case .fill(let path, let paint, let rule):
      open(clip: step.clip)
      append(path, paint, .fill(rule), step.transform)
    case .stroke(let path, let paint, let style):
      open(clip: step.clip)
      append(path, paint, .stroke(style), step.transform)
    case .text(let run, let color):
      open(clip: step.clip)
      try append(run, color, step.transform)
    case .image(let source, let rect, let opacity):
      open(clip: step.clip)
      append(source, rect, opacity, step.transform)
    }
  }

  mutating func close() {
    closeClip()
  }

  // MARK: Clips

  private mutating func open(clip: Int?) {
    if clip == openClip { return }
    closeClip()
    guard let clip else { return }
    let id = define(clip: clip)
    body.append("<g")
    appendReference("clip-path", id)
    body.append(">\n")
    openClip = clip
  }

  private mutating func closeClip() {
    if openClip != nil { body.append("</g>\n") }
    openClip = nil
  }

  /// Defines a clip and those around it; each refers to the next one outwards.
  private mutating func define(clip: Int) -> Int {
    var chain: [Int] = []
    var next: Int? = clip
    while let index = next, clipIDs[index] == nil {
      chain.append(index)
      next = drawing.clips[index].parent
    }
    for index in chain.reversed() {
      let flat = drawing.clips[index]
      let id = newID()
      definitions.append("<clipPath id=\"")
      definitions.append(id: id)
      definitions.append("\"")
      if let parent = flat.parent, let outer = clipIDs[parent] {
        definitions.append(" clip-path=\"url(#")
        definitions.append(id: outer)
        definitions.append(")\"")
      }
      definitions.append("><path")
      if flat.rule == .evenOdd { definitions.append(" clip-rule=\"evenodd\"") }
      appendData(flat.path, flat.transform, decimals: decimals(), to: &definitions)
      definitions.append("/></clipPath>\n")
      clipIDs[index] = id
    }
    return clipIDs[clip] ?? 0
  }

  mutating func appendReference(_ name: StaticString, _ id: Int?) {
    guard let id else { return }
    body.append(" ")
    body.append(name)
    body.append("=\"url(#")
    body.append(id: id)
    body.append(")\"")
  }
}
