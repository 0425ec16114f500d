import Typography

/// What stands in for a design of the platform's font, which may not be used off its systems.
///
/// Each is scaled so that its capitals are as high as the platform's.
struct SystemDesign {
  /// By the names of the family that is taken; the first that there is serves.
  ///
  /// Static fonts and Google's variable fonts have the first, a designer's variable font the second.
  var families: [String]
  /// The size of glyphs as a share of the nominal size.
  var scale: Double
  /// Added after every character, in em of the nominal size.
  var tracking = 0.0

  init(_ design: FontDesign) {
    let capHeight = SystemFontMetrics.capHeight
    switch design {
    case .default:
      families = ["Inter", "Inter Variable"]
      scale = capHeight / (1490.0 / 2048)
    case .monospaced:
      families = ["Roboto Mono"]
      scale = capHeight / (1456.0 / 2048)
    case .rounded:
      families = ["Nunito", "Nunito Variable"]
      scale = capHeight / 0.705
      // The platform's rounded design is about as wide as its default one; Nunito is narrower.
      tracking = 0.014
    case .serif:
      families = ["Source Serif 4", "Source Serif 4 Variable"]
      scale = capHeight / 0.67
    }
  }
}

extension FontFace {
  /// Whether the face is of the font that sizes and tracking are fitted for: the variable Inter 4.1.
  ///
  /// Others have letters of other widths, and some have no optical sizes or few weights.
  var isReferenceInter: Bool {
    version.hasPrefix("Version 4.001") && axis("opsz") != nil && axis("wght") != nil
  }

  /// The face in words: what it is, and which of those axes it lacks.
  var summary: String {
    let lacking = ["opsz", "wght"].filter { axis($0) == nil }
    let words = ["\(family) \(style)", version.isEmpty ? "of no version" : version]
    return words.joined(separator: ", ")
      + (lacking.isEmpty ? "" : ", without the axes \(lacking.joined(separator: " and "))")
  }
}
