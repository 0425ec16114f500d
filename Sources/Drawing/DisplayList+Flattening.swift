import Foundation
import Geometry
import Typography

extension DisplayList {
  /// Throws a `DrawingError` that names the item where anything cannot be drawn exactly.
  public func validate() throws {
    _ = try flattened()
  }

  /// The list as exporters draw it.
  ///
  /// - Throws: `DrawingError`.
  package func flattened() throws -> FlatDrawing {
    let (width, height) = try pixelSize()
    if let background, !background.isFinite {
      throw DrawingError.notFinite(item: "background", what: "colour")
    }
    var flattener = Flattener(canvas: canvas, scale: scale)
    try flattener.flatten(items)
    var drawing = flattener.drawing
    drawing.pixelLimit = pixelLimit
    drawing.pixelWidth = width
    drawing.pixelHeight = height
    drawing.background = background?.quantised
    if drawing.background?.alpha == 0 { drawing.background = nil }
    return drawing
  }

  /// The picture's size in pixels, of which a part counts as a whole one.
  ///
  /// Only what is made of pixels is limited by their number: see `FlatDrawing.checkPixels`.
  private func pixelSize() throws -> (Int, Int) {
    let numbers = [canvas.origin.x, canvas.origin.y, canvas.size.width, canvas.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      throw DrawingError.notFinite(item: "canvas", what: "rectangle")
    }
    guard scale.isFinite else { throw DrawingError.notFinite(item: "canvas", what: "scale") }
    guard scale >= 0.001 else { throw DrawingError.invalidScale(scale) }
    guard canvas.size.width > 0, canvas.size.height > 0 else {
      throw DrawingError.emptyCanvas(width: canvas.size.width, height: canvas.size.height)
    }
    // A hair above a whole pixel is a rounding error, not a pixel.
    let width = max((canvas.width * scale - 1e-6).rounded(.up), 1)
    let height = max((canvas.height * scale - 1e-6).rounded(.up), 1)
    let far = [canvas.minX, canvas.minY, canvas.maxX, canvas.maxY].map { abs($0) * scale }
    guard far.allSatisfy({ $0 <= DrawingLimits.coordinate }) else {
      throw DrawingError.tooLarge(item: "canvas", what: "rectangle")
    }
    return (Int(width), Int(height))
  }
}

/// Walks a list without recursion, so that no depth of nesting can exhaust the stack.
private struct Flattener {
  /// A group whose items are being walked.
  struct Frame {
    var items: [DisplayItem]
    var next = 0
    var transform: CGAffineTransform
    var clip: Int?
    /// Opacity that the group's only item takes over.
    var opacity: Double = 1
    var isVisible = true
    var isLayer = false
    /// Layers, and clips about them, that this frame's layer lies in.
    var depth = 0
  }

  var drawing = FlatDrawing()
  private let gate: DrawingGate
  private let canvas: CGRect
  private var frames: [Frame] = []
  private var itemCount = 0
  private var gradients = GradientMemory()

  init(canvas: CGRect, scale: CGFloat) {
    self.canvas = canvas
    gate = DrawingGate(scale: scale)
  }

  mutating func flatten(_ items: [DisplayItem]) throws {
    frames = [Frame(items: items, transform: .identity)]
    while let last = frames.indices.last {
      let index = frames[last].next
      guard index < frames[last].items.count else {
        close(frames.removeLast())
        continue
      }
      frames[last].next += 1
      itemCount += 1
      guard itemCount <= DrawingLimits.items else {
        throw DrawingError.tooMany(what: "items", item: "figure", limit: DrawingLimits.items)
      }
      let item = frames[last].items[index]
      do {
        try draw(item)
      } catch let rejection as Rejection {
        throw rejection.of(place(of: item))
      }
    }
  }

  /// What an item is and where: `item 2 › 0` is the first item of the third one, a group.
  private func place(of item: DisplayItem) -> String {
    let kind =
      switch item {
      case .fill: "fill"
      case .stroke: "stroke"
      case .text(let run, _, _): "text “\(run.string)”"
      case .image(let source, _): "image “\(source.name)”"
      case .group: "group"
      }
    return "\(kind), item " + frames.map { "\($0.next - 1)" }.joined(separator: " › ")
  }

  private mutating func close(_ frame: Frame) {
    guard frame.isLayer else { return }
    if case .beginLayer = drawing.steps.last?.kind {
      drawing.steps.removeLast()
    } else {
      drawing.steps.append(FlatStep(kind: .endLayer, transform: .identity, clip: nil))
    }
  }

  private mutating func draw(_ item: DisplayItem) throws {
    guard let frame = frames.last else { return }
    switch item {
    case .fill(let path, let paint, let rule):
      try fill(path, paint, rule, frame)
    case .stroke(let path, let paint, let style):
      try stroke(path, paint, style, frame)
    case .text(let run, let point, let paint):
      try text(run, point, paint, frame)
    case .image(let source, let rect):
      try gate.check(rect, frame.transform, "rectangle")
      try gate.check([source.size.width, source.size.height], "size")
      if let tint = source.tint { try gate.check(tint, "tint") }
      guard rect.width > 0, rect.height > 0 else { return }
      add(.image(source, rect, opacity: frame.opacity), frame)
    case .group(let group):
      try open(group, frame)
    }
  }

  private mutating func add(
    _ kind: FlatStep.Kind, _ frame: Frame, transform: CGAffineTransform? = nil,
    text: FlatText? = nil
  ) {
    guard frame.isVisible else { return }
    drawing.steps.append(
      FlatStep(
        kind: kind, transform: transform ?? frame.transform, clip: frame.clip, text: text))
  }

  private mutating func fill(
    _ path: Path, _ paint: Paint, _ rule: FillRule, _ frame: Frame, text: FlatText? = nil
  ) throws {
    let bounds = try gate.check(path, frame.transform, "path")
    try gate.check(paint)
    guard !path.isEmpty, frame.isVisible,
      let paint = paint.flattened(opacity: frame.opacity, covering: bounds, memory: &gradients)
    else { return }
    add(.fill(path, paint, rule), frame, text: text)
  }

  private mutating func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ frame: Frame
  ) throws {
    let bounds = try gate.check(path, frame.transform, "path")
    try gate.check(paint)
    try gate.check(style, frame.transform.largestScale)
    if !style.dash.isEmpty { try style.checkDashes(along: path.controlLength) }
    guard !path.isEmpty, frame.isVisible, let style = style.flattened() else { return }
    let covered = bounds.insetBy(dx: -style.reach, dy: -style.reach)
    guard
      let paint = paint.flattened(
        opacity: frame.opacity, covering: covered, memory: &gradients)
    else { return }
    add(.stroke(path, paint, style), frame)
  }

  private mutating func text(
    _ run: GlyphRun, _ point: CGPoint, _ paint: Paint, _ frame: Frame
  ) throws {
    try gate.check([point.x, point.y], "place")
    let transform = CGAffineTransform(translationX: point.x, y: point.y)
      .concatenating(frame.transform)
    try gate.check(run, transform)
    try gate.check(paint)
    guard run.size > 0, !run.glyphs.isEmpty, frame.isVisible else { return }
    if case .color(let color) = paint {
      let color = color.opacity(frame.opacity).quantised
      if color.alpha > 0 { add(.text(run, color), frame, transform: transform) }
      return
    }
    // A gradient runs across the whole text, so the text becomes one outline.
    let path = run.path.offsetBy(dx: point.x, dy: point.y)
    try fill(path, paint, .nonZero, frame, text: FlatText(run: run, point: point))
  }

  private mutating func open(_ group: DisplayGroup, _ frame: Frame) throws {
    guard frames.count <= DrawingLimits.nesting else {
      throw DrawingError.nestedTooDeeply(item: "group", limit: DrawingLimits.nesting)
    }
    guard group.opacity.isFinite else {
      throw Rejection.notFinite("opacity")
    }
    try gate.check(group.transform)
    let transform = group.transform.concatenating(frame.transform)
    try gate.check(transform)
    var inner = Frame(
      items: group.items, transform: transform, clip: frame.clip,
      opacity: min(max(group.opacity, 0), 1) * frame.opacity, isVisible: frame.isVisible,
      depth: frame.depth)
    // Below this factor of areas even the largest picture comes to nothing.
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    if inner.opacity <= 0 || area < 1e-12 { inner.isVisible = false }
    if let clip = group.clip {
      try gate.check(clip, frame.transform, "clip")
      inner.isVisible =
        inner.isVisible && narrow(&inner.clip, to: clip, group.clipRule, frame.transform)
    }
    let clips = inner.clip.map { drawing.clips[$0].depth } ?? 0
    guard inner.depth + clips < DrawingLimits.layers else {
      throw DrawingError.nestedTooDeeply(
        item: "a group with an opacity or a clip", limit: DrawingLimits.layers)
    }
    if inner.opacity < 1, inner.isVisible, group.items.count > 1 {
      openLayer(&inner)
      inner.depth += clips + 1
    }
    frames.append(inner)
  }

  private mutating func openLayer(_ frame: inout Frame) {
    drawing.steps.append(
      FlatStep(
        kind: .beginLayer(opacity: (frame.opacity * 10_000).rounded() / 10_000),
        transform: .identity, clip: frame.clip))
    frame.isLayer = true
    frame.opacity = 1
    frame.clip = nil
  }

  /// Adds a clip within another one; answers false where nothing is left.
  ///
  /// Upright rectangles are intersected at once, so that clips nested to any depth stay one clip.
  private mutating func narrow(
    _ clip: inout Int?, to path: Path, _ rule: FillRule, _ transform: CGAffineTransform
  ) -> Bool {
    func depth(_ parent: Int?) -> Int { (parent.map { drawing.clips[$0].depth } ?? 0) + 1 }
    var added = FlatClip(
      path: path, rule: rule, transform: transform, parent: clip, depth: depth(clip))
    if transform.keepsRectanglesUpright, let rectangle = path.uprightRectangle {
      var rectangle = rectangle.applying(transform)
      if let parent = clip, let outer = drawing.clips[parent].rectangle {
        rectangle = rectangle.intersection(outer)
        added.parent = drawing.clips[parent].parent
        if rectangle == outer { return true }
      } else if rectangle.contains(canvas) {
        return true
      }
      guard !rectangle.isNull, rectangle.width > 0, rectangle.height > 0 else { return false }
      added = FlatClip(
        path: Path(rectangle), rule: .nonZero, transform: .identity, parent: added.parent,
        depth: depth(added.parent), rectangle: rectangle)
    }
    guard !path.isEmpty else { return false }
    drawing.clips.append(added)
    clip = drawing.clips.count - 1
    return true
  }
}
