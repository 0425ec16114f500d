// Rule: a Text put into a literal keeps its attributes, and what is asked of the whole text goes to
// what says nothing itself; all of it is one paragraph.
// Source: Apple's documentation of LocalizedStringKey.StringInterpolation.

let berry = Text("elderberries").foregroundStyle(.purple).bold()

/// Coloured and bold words within a sentence that wraps.
Text("Thrushes eat \(berry) and \(Text("rowan").foregroundStyle(.orange).underline()) in *autumn*.")
  .font(.title3)
  .foregroundStyle(.secondary)
  .padding(16)
  .frame(width: 240)
  .background(FrameFill())
