// framewright render --limit nesting=12
VStack { VStack { VStack { VStack { VStack { VStack { Text("Deep") } } } } } }
