// figure: appearance=drak
//                    ^~~~ error: 'drak' is no appearance
//  help: did you mean 'dark'?
Text("Hello")
