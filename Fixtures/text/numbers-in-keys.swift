// Rule: a number in a literal that is a key is written as the locale does, in a String as Swift does.
// Source: Apple's documentation of LocalizedStringKey; Core Foundation's CFString.c.

let year = 2024
let plain = "In \(year)"

/// The same numbers in a key, with a specifier, and in a string.
VStack(alignment: .leading, spacing: 6) {
  Text("A key: \(year), \(3.5)")
  Text("With a specifier: \(1234.567, specifier: "%.1f")")
  Text("With a format: \(0.256, format: .percent)")
  Text(plain)
}
.padding(16)
.background(FrameFill())
