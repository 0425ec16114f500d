enum Size { case small, medium, large }

func width(_ size: Size) -> CGFloat {
  switch size {
//       ^~~~ error: the 'switch' must be exhaustive
//  help: add 'case .large' or a 'default'
  case .small: 10
  case .medium: 20
  }
}

Color.red.frame(width: width(.large), height: 10)
