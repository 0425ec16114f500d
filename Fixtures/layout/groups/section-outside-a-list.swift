// Rule: outside a list a section is its header, its content and its footer, as plain views of the stack.
// Source: iamcgn/swiftui-web section, measured.

/// In a column a section's header, two blocks and footer stand one below the other.
VStack(alignment: .leading) {
  Section {
    GradientBlock(.ocean).frame(width: 180, height: 24)
    GradientBlock(.meadow).frame(width: 180, height: 24)
  } header: {
    Text("Header").font(.headline)
  } footer: {
    Text("Footer").font(.footnote)
  }
}
.padding(16)
.background(FrameFill())
