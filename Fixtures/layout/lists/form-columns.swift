// Rule: a form on macOS is as large as its content: labels end on one line, their content begins 8
// points behind it, and rows without a label stand in the column of the content.
// Source: iamcgn/swiftui-web form/basic, form/sections, measured on macOS 26.2 (Form.md); rows of
// LabeledContent are 16 points high and none apart (LabeledContent.md).

/// A form of a Mac: the labels end where the answers begin.
// figure: proposal=260x160, platform=macos
Form {
  LabeledContent("Port", value: "Bremen")
  LabeledContent("Departure", value: "Tuesday")
  Text("Bring a coat.")
  Section("Cargo") {
    LabeledContent("Crates", value: "14")
  }
}
.background(FrameFill())
