// figure: padding=4, scala=3
//                    ^~~~~ error: a figure has no option 'scala'
//  help: did you mean 'scale'?
Text("Hello")
