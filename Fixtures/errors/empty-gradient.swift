LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
//                     ^~ error: 'LinearGradient' needs colors, and there are none
