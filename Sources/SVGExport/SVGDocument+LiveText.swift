import Drawing
import Foundation
import Geometry
import Typography

extension SVGDocument {
  /// Draws all steps, lines of text as text elements.
  mutating func appendSteps(live lines: [TextLine]) throws {
    for step in TextStep.all(of: drawing, lines: lines) {
      switch step {
      case .step(let step): try append(step)
      case .line(let line): try append(live: line)
      }
    }
  }

  /// Text that cannot be seen and lies above everything, so that a pointer finds it.
  mutating func appendHiddenText(_ lines: [TextLine]) throws {
    try open(clip: nil)
    for line in lines {
      try open(clip: line.clip)
      append(line, isVisible: false)
    }
    try open(clip: nil)
  }

  private mutating func append(live line: TextLine) throws {
    let isAngular = line.pieces.contains {
      if case .wedges = $0.paint { true } else { false }
    }
    guard isAngular else {
      try open(clip: line.clip)
      return append(line, isVisible: true)
    }
    // No viewer fills text with an angular gradient: it is drawn, and the text lies above.
    for piece in line.pieces { try append(drawing.steps[piece.step]) }
    try open(clip: line.clip)
    append(line, isVisible: false)
  }

  /// Text elements; several runs are parts of one, in the order that they are read in.
  ///
  /// Letters that are drawn wider or narrower than a font has them have an element that is scaled:
  /// only one whole can be.
  private mutating func append(_ line: TextLine, isVisible: Bool) {
    var open: [TextLine.Piece] = []
    for piece in line.logicalPieces {
      if let last = open.last, last.run.stretch != piece.run.stretch {
        append(open, of: line, isVisible: isVisible)
        open = []
      }
      open.append(piece)
    }
    append(open, of: line, isVisible: isVisible)
  }

  private mutating func append(
    _ pieces: [TextLine.Piece], of whole: TextLine, isVisible: Bool
  ) {
    guard let first = pieces.first else { return }
    let stretch = first.run.stretch
    var (line, pieces) = (whole, pieces)
    line.transform = CGAffineTransform(scaleX: stretch, y: 1).concatenating(whole.transform)
    let inward = CGAffineTransform(scaleX: 1 / stretch, y: 1)
    for index in pieces.indices {
      pieces[index].paintSpace = pieces[index].paintSpace.concatenating(inward)
    }
    let isBaked = line.transform.isTranslation
    let origin =
      isBaked ? CGPoint(x: line.transform.tx, y: line.transform.ty) : CGPoint.zero
    let looks = pieces.map { piece in
      var look = TextAttributes(font: piece.run, embedded: embeddedFonts.fonts[piece.run.face])
      if isVisible, !piece.run.face.outlines.isUnseen {
        setFill(of: piece, in: line, isBaked: isBaked, &look)
      } else {
        // A pointer does not find what has no fill, but does what has a clear one.
        look.set("fill-opacity") { $0.append("0") }
      }
      return look
    }
    body.append("<text xml:space=\"preserve\"")
    if !isBaked { body.append(transform: line.transform) }
    body.append(looks[0].beyond(.usual))
    if pieces.count == 1 {
      body.append(place(of: first.run, origin))
      body.append(">")
      body.append(escaping: first.run.shownString)
    } else {
      body.append(">")
      for (piece, look) in zip(pieces, looks) {
        body.append("<tspan")
        body.append(look.beyond(looks[0]))
        body.append(place(of: piece.run, origin))
        body.append(">")
        body.append(escaping: piece.run.shownString)
        body.append("</tspan>")
      }
    }
    body.append("</text>\n")
  }

  private mutating func setFill(
    of piece: TextLine.Piece, in line: TextLine, isBaked: Bool, _ look: inout TextAttributes
  ) {
    let space =
      isBaked ? piece.paintSpace.concatenating(line.transform) : piece.paintSpace
    let fill = define(piece.paint, transform: space, scale: 1, within: line.transform)
    switch fill {
    case .color(let color):
      look.set("fill") { $0.append(hex: color) }
      look.set("fill-opacity", number: CGFloat(color.alpha), decimals: 4)
    case .definition(let id):
      look.set("fill") { buffer in
        buffer.append("url(#")
        buffer.append(id: id)
        buffer.append(")")
      }
      look.set("fill-opacity", number: 1, decimals: 4)
    }
  }

  /// Where a run stands and how wide it is: a viewer's own font may not move what comes behind.
  private func place(of run: GlyphRun, _ origin: CGPoint) -> TextAttributes {
    var place = TextAttributes()
    let setting = run.setting
    // In the element's own space, whose scale the run's letters have.
    let left = origin.x + setting.x / run.stretch
    let runWidth = run.width / run.stretch
    let decimals = decimals()
    if let characters = run.fixedPlaces {
      place.set("x") { buffer in
        for (index, x) in characters.enumerated() {
          if index > 0 { buffer.append(" ") }
          buffer.append(number: origin.x + x / run.stretch, decimals: decimals)
        }
      }
    } else {
      // Text that runs to the left begins at its right end.
      let start = setting.isRightToLeft ? left + runWidth : left
      place.set("x", number: start, decimals: decimals)
    }
    place.set("y", number: origin.y + setting.y, decimals: decimals)
    if setting.isRightToLeft {
      place.set("direction") { $0.append("rtl") }
      place.set("unicode-bidi") { $0.append("bidi-override") }
    }
    if run.fixedPlaces == nil, run.width > 0, !run.isOneCharacter {
      // Space behind the last letter is part of the length where it is stated.
      let isEmbedded = embeddedFonts.fonts[run.face] != nil
      let isStated = run.statedSpacing(isEmbedded: isEmbedded) != 0
      let width = run.width - run.setting.outerKerning
      let length = isStated ? width : width - run.setting.letterSpacing
      place.set("textLength", number: max(length / run.stretch, 0), decimals: decimals)
      // Letters that are joined are not pulled apart.
      if run.isJoined {
        place.set("lengthAdjust") { $0.append("spacingAndGlyphs") }
      }
    }
    return place
  }
}

extension GlyphRun {
  /// The characters that can be seen or take room: a tab is set as a space, other controls are not.
  var shownString: String {
    var shown = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x09: shown.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: continue
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }
}

extension GlyphRun {
  /// Where each character stands in its line, where the run gives each a place of its own.
  fileprivate var fixedPlaces: [CGFloat]? {
    guard setting.fixedAdvance != nil, !setting.isRightToLeft,
      glyphs.count == string.unicodeScalars.count,
      string.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value < 0xD800 })
    else { return nil }
    return glyphs.map(\.x)
  }

  /// Whether there is nothing that a length could move: the space behind one letter is not seen.
  fileprivate var isOneCharacter: Bool {
    string.count == 1
  }

  /// The share of their own width that letters are drawn at, because the file has no others.
  fileprivate var stretch: CGFloat {
    let stretch = face.outlines.style.stretch
    return stretch > 0 && stretch.isFinite ? stretch : 1
  }

  /// Whether its letters are joined to each other, as Arabic ones are.
  fileprivate var isJoined: Bool {
    string.unicodeScalars.contains { scalar in
      switch scalar.value {
      // Arabic, Syriac, Arabic supplement, Thaana, N'Ko, Mandaic, Arabic extended; scripts of
      // India, whose letters hang from one line; Mongolian.
      case 0x0600..<0x0800, 0x0840..<0x0900, 0x0900..<0x0A80, 0x1800..<0x18B0, 0xFB50..<0xFE00,
        0xFE70..<0xFF00, 0x10D00..<0x10D40, 0x1E900..<0x1E960:
        true
      default: false
      }
    }
  }
}
