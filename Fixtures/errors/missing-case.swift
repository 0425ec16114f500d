enum Size { case small, medium, large }

func width(_ size: Size) -> CGFloat {
  switch size {
//       ^~~~ error: the 'switch' must be exhaustive
//  in width(_:), called at missing-case.swift:13:24
//  help: add 'case .large' or a 'default'
  case .small: 10
  case .medium: 20
  }
}

Color.red.frame(width: width(.large), height: 10)
