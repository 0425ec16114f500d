import Drawing
import Foundation
import Geometry
import Typography

/// The parts of a file while it is written: definitions, and what is drawn.
struct SVGDocument {
  var definitions = SVGBuffer()
  var body = SVGBuffer()
  let drawing: FlatDrawing
  /// Pixels per point that the figure is made for.
  let scale: CGFloat
  let enlarge: SVGWriter.Enlarge?
  /// Decimals beyond the usual ones that enlarged pictures need.
  let extraDecimals: Int
  var lastID = -1
  /// Definitions by their content, so that equal ones are written once.
  var known: [String: Int] = [:]
  var glyphs = GlyphDefinitions()
  var images: [ImageKey: Int] = [:]
  private var clipIDs: [Int: Int] = [:]
  /// Clips whose groups are open in the current layer, from the outermost inwards.
  private var openClips: [Int] = []
  var embeddedFonts = EmbeddedFonts()
  /// The same for the layers around the current one.
  private var outerClips: [[Int]] = []

  init(drawing: FlatDrawing, scale: CGFloat, enlarge: SVGWriter.Enlarge?) {
    self.drawing = drawing
    self.enlarge = enlarge
    self.scale = scale
    extraDecimals = Self.digits(scale / 2)
    // A buffer that grows is copied.
    definitions.bytes.reserveCapacity(8_192)
    body.bytes.reserveCapacity(drawing.steps.reduce(1_000) { $0 + Self.roughSize(of: $1) })
  }

  /// About as many bytes as a step takes.
  private static func roughSize(of step: FlatStep) -> Int {
    switch step.kind {
    case .fill(let path, _, _), .stroke(let path, _, _): 120 + path.elements.count * 30
    case .text(let run, _): 80 + run.glyphs.count * 38
    case .image, .beginLayer, .endLayer: 200
    }
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
      try open(clip: step.clip)
      body.append("<g")
      body.append("opacity", number: CGFloat(opacity), decimals: 4)
      body.append(">\n")
      outerClips.append(openClips)
      openClips = []
    case .endLayer:
      try open(clip: nil)
      body.append("</g>\n")
      openClips = outerClips.popLast() ?? []
    case .fill(let path, let paint, let rule):
      try open(clip: step.clip)
      try append(path, paint, .fill(rule), step.transform)
    case .stroke(let path, let paint, let style):
      try open(clip: step.clip)
      try append(path, paint, .stroke(style), step.transform)
    case .text(let run, let color):
      try open(clip: step.clip)
      try append(run, color, step.transform)
    case .image(let source, let rect, let opacity):
      try open(clip: step.clip)
      try append(source, rect, opacity, step.transform)
    }
  }

  mutating func close() throws {
    try open(clip: nil)
  }

  // MARK: Clips

  /// Opens a group for a clip and each of those around it, and closes all others.
  ///
  /// Groups are nested because viewers do not agree on a clip path that is clipped itself.
  mutating func open(clip: Int?) throws {
    if clip == openClips.last { return }
    var chain: [Int] = []
    var next = clip
    while let index = next {
      chain.append(index)
      next = drawing.clips[index].parent
    }
    chain.reverse()
    let common = zip(chain, openClips).prefix { $0 == $1 }.count
    for _ in common..<openClips.count { body.append("</g>\n") }
    for index in chain[common...] {
      let id = try define(clip: index)
      body.append("<g")
      appendReference("clip-path", id)
      body.append(">\n")
    }
    openClips = chain
  }

  private mutating func define(clip index: Int) throws -> Int {
    if let known = clipIDs[index] { return known }
    let clip = drawing.clips[index]
    let id = newID()
    clipIDs[index] = id
    definitions.append("<clipPath id=\"")
    definitions.append(id: id)
    definitions.append("\"><path")
    if clip.rule == .evenOdd { definitions.append(" clip-rule=\"evenodd\"") }
    try definitions.append(clip.path, clip.transform, decimals: decimals())
    definitions.append("/></clipPath>\n")
    return id
  }

  mutating func appendReference(_ name: StaticString, _ id: Int) {
    body.append(" ")
    body.append(name)
    body.append("=\"url(#")
    body.append(id: id)
    body.append(")\"")
  }
}
