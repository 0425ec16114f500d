// figure: scale=400
//               ^~~ error: '400' is no scale: a number from 0.1 to 16 is needed
Text("Hello")
