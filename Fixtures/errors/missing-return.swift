func title(_ isOpen: Bool) -> String {
//   ^~~~~ error: 'title(_:)' returns no value, but its type is 'String'
//  in title(_:), called at missing-return.swift:8:6
//  help: end every way through it with 'return'
  if isOpen { return "Open" }
}

Text(title(false))
