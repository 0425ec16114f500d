// framewright render --limit nesting=12
VStack { VStack { VStack { VStack { VStack { VStack {
  VStack { VStack { VStack { VStack { VStack { VStack { VStack { VStack { Text("Deep")
//                                                               ^ error: the source is nested more than 12 deep
//  help: take an inner part into a view of its own, or allow more with '--limit nesting=N'
} } } } } } } } } } } } } }
