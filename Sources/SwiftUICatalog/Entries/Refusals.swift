import Catalog

extension Vocabulary {
  /// Initialisers and members of SwiftUI's whose names are known in another form: a message says
  /// what is not there, rather than that there is nothing of the kind.
  static let refusals: [Entry] =
    [
      .refused(
        .initializer, of: "Group", "init",
        "init(sections: Base, @ViewBuilder transform: (SectionCollection) -> Result)",
        { _ in "'Group(sections:)' is not supported yet" }),
      .refused(
        .initializer, of: "ForEach", "init",
        "init(sections: V, @ViewBuilder content: (SectionConfiguration) -> Content)",
        { _ in "'ForEach(sections:)' is not supported yet" }),
      .refused(
        .initializer, of: "TimelineView", "init",
        "init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content)",
        { _ in "'TimelineView' shows the present moment, and a figure must be the same tomorrow" },
        hint: "Write its content for a fixed date."),
      .refused(
        .staticProperty, of: "ListSectionSpacing", "compact", "static let compact: Self",
        { _ in "how far apart '.compact' sets sections is not known here" },
        hint: "Write the distance in points."),
      .refused(
        .staticProperty, of: "FormStyle", "columns", "static var columns: ColumnsFormStyle",
        { _ in "a form in columns is not supported yet" }),
      .refused(
        .initializer, of: "Text", "init",
        "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)",
        { _ in "'Text(timerInterval:)' \(fromThePresent)" },
        hint: "Write the text as it is to be shown."),
    ]
    + ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"].map { name in
      .refused(
        .method, of: "Font", name, "func \(name)() -> Font",
        { _ in "'\(name)' is not supported yet: Inter, which stands in for SF, has none" },
        hint: "Write capitals in a smaller font.")
    }
    + ["relative", "offset", "timer"].map { name in
      .refused(
        .staticProperty, of: "Text.DateStyle", name, "static let \(name): Text.DateStyle",
        { _ in "'.\(name)' \(fromThePresent)" }, hint: "Write the text as it is to be shown.")
    }
    + ["union", "intersection", "subtracting", "symmetricDifference"].map { name in
      .refused(
        .method, of: "Shape", name,
        "func \(name)(_ other: some Shape, eoFill: Bool = false) -> some Shape",
        { _ in "'\(name)' of shapes is not supported yet" },
        hint: "Draw the shapes over each other, clip or mask one by the other, or fill by even-odd."
      )
    }

  private static let fromThePresent =
    "counts from the present moment, and a figure must be the same tomorrow"
}
