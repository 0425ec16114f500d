// figure: name=owls, dark
//                    ^~~~ error: 'dark' is no figure option
//  help: options are written as 'key=value, key=value'
Text("Hello")
