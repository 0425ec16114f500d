import CCairo
import Drawing
import Foundation
import Geometry
import Typography

/// A figure drawn by Cairo: into memory, or onto a page.
final class CairoCanvas {
  let surface: OpaquePointer
  let context: OpaquePointer
  let drawing: FlatDrawing
  private let memory: Scratch?
  /// What text is shown with on a page; nil for pixels, where glyphs are outlines.
  let pageFonts: PageFonts?
  /// Maps the figure's points to pixels, or to the page's points.
  private let base: cairo_matrix_t
  private var openClip: Int?

  var isPage: Bool { pageFonts != nil }

  /// Draws a whole list into memory.
  ///
  /// - Throws: `DrawingError`, `CairoError`.
  init(_ list: DisplayList) throws {
    drawing = try list.flattened()
    try drawing.checkPixels()
    let (width, height) = (Int32(drawing.pixelWidth), Int32(drawing.pixelHeight))
    try CairoError.requireCairo()
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)
    let memory = try Scratch(Int(stride) * Int(height))
    self.memory = memory
    pageFonts = nil
    let pixels = memory.bytes.bindMemory(to: UInt8.self)
    guard let start = pixels.baseAddress else { throw CairoError.outOfMemory }
    start.update(repeating: 0, count: Int(stride) * Int(height))
    guard
      let surface = cairo_image_surface_create_for_data(
        start, CAIRO_FORMAT_ARGB32, width, height, stride),
      let context = cairo_create(surface)
    else { throw CairoError.outOfMemory }
    self.surface = surface
    self.context = context
    let scale = Double(list.scale)
    base = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(list.canvas.minX) * scale,
      y0: -Double(list.canvas.minY) * scale)
    try CairoError.check(cairo_status(context))
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    try drawSteps()
    cairo_surface_flush(surface)
    try CairoError.check(cairo_surface_status(surface))
  }

  /// Draws a whole list onto a page whose upper left corner is the canvas's.
  ///
  /// - Throws: `DrawingError`, `CairoError`.
  init(_ list: DisplayList, page: OpaquePointer) throws {
    drawing = try list.flattened()
    memory = nil
    pageFonts = PageFonts()
    surface = cairo_surface_reference(page)
    guard let context = cairo_create(page) else { throw CairoError.outOfMemory }
    self.context = context
    base = cairo_matrix_t(
      xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(list.canvas.minX), y0: -Double(list.canvas.minY))
    try CairoError.check(cairo_status(context))
    try drawSteps()
  }

  private func drawSteps() throws {
    if let background = drawing.background {
      set(background)
      cairo_paint(context)
    }
    if isPage {
      try drawLines()
    } else {
      for step in drawing.steps { try draw(step) }
    }
    setClip(nil)
    try CairoError.check(cairo_status(context))
  }

  /// Draws all steps, the runs of each line in the order that they are read in: so the page's text
  /// is found and copied.
  private func drawLines() throws {
    for step in TextStep.all(of: drawing, lines: TextLine.lines(in: drawing)) {
      switch step {
      case .step(let step): try draw(step)
      case .line(let line):
        for piece in line.logicalPieces { try draw(drawing.steps[piece.step]) }
      }
    }
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func draw(_ step: FlatStep) throws {
    if let pageFonts, let (text, paint) = step.shownText {
      begin(step)
      if text.run.face.outlines.isUnseen {
        set(PageFonts.faint)
        return pageFonts.show(text, on: context)
      }
      if case .color(let color) = paint, step.clip == nil || !PageFonts.reachesFar(text.run) {
        set(color)
        return pageFonts.show(text, on: context)
      }
      // Viewers do not agree on glyphs in a gradient, and drop some in clips: the outline is
      // filled, over text that can be selected and hardly seen.
      set(PageFonts.faint)
      pageFonts.show(text, on: context)
    }
    switch step.kind {
    case .beginLayer(let opacity):
      setClip(step.clip)
      layers.append(Layer(opacity: opacity, clip: openClip))
      cairo_save(context)
      cairo_push_group(context)
      // The clip holds for the layer as a whole; within it, edges would be softened twice.
      cairo_reset_clip(context)
      openClip = nil
    case .endLayer:
      setClip(nil)
      guard let layer = layers.popLast() else { return }
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, layer.opacity)
      cairo_restore(context)
      openClip = layer.clip
    case .fill(let path, let paint, let rule):
      begin(step)
      append(path)
      cairo_set_fill_rule(context, rule.cairo)
      try draw(paint) { cairo_fill(context) }
    case .stroke(let path, let paint, let style):
      begin(step)
      append(path)
      set(style)
      try draw(paint) { cairo_stroke(context) }
    case .text(let run, let color):
      begin(step)
      try draw(run, color)
    case .image(let source, let rect, let opacity):
      begin(step)
      try draw(source, rect, opacity)
    }
  }

  private struct Layer {
    var opacity: Double
    var clip: Int?
  }

  private var layers: [Layer] = []

  private func begin(_ step: FlatStep) {
    setClip(step.clip)
    setMatrix(step.transform)
    cairo_new_path(context)
  }

  func setMatrix(_ transform: CGAffineTransform) {
    var own = cairo_matrix_t(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
    var base = base
    var matrix = cairo_matrix_t()
    cairo_matrix_multiply(&matrix, &own, &base)
    cairo_set_matrix(context, &matrix)
  }

  /// Makes a clip and those around it the only ones of the current layer.
  private func setClip(_ clip: Int?) {
    if clip == openClip { return }
    if openClip != nil { cairo_restore(context) }
    openClip = clip
    guard clip != nil else { return }
    cairo_save(context)
    var next = clip
    while let index = next {
      let flat = drawing.clips[index]
      setMatrix(flat.transform)
      cairo_new_path(context)
      append(flat.path)
      cairo_set_fill_rule(context, flat.rule.cairo)
      cairo_clip(context)
      next = flat.parent
    }
    cairo_new_path(context)
  }

  func append(_ path: Path) {
    PathSteps.append(path, to: context)
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .nonZero: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
