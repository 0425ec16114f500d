func label(_ count: Int) -> String { "\(count) owls" }

Text(lable(3))
//   ^~~~~ error: cannot find 'lable' in scope
//  help: did you mean 'label'?
