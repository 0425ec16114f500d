// Rule: system colours have values of their own on light and on dark.
// Source: iamcgn/swiftui-web, measured on iOS and macOS 26; Apple's interface guidelines.

/// Twelve system colours.
VStack {
  HStack {
    Circle().fill(.red)
    Circle().fill(.orange)
    Circle().fill(.yellow)
    Circle().fill(.green)
    Circle().fill(.mint)
    Circle().fill(.teal)
  }

  HStack {
    Circle().fill(.cyan)
    Circle().fill(.blue)
    Circle().fill(.indigo)
    Circle().fill(.purple)
    Circle().fill(.pink)
    Circle().fill(.brown)
  }
}
.frame(width: 280, height: 92)
