// figure: background=bleu
//                    ^~~~ error: 'bleu' is no colour
//  help: did you mean 'blue'?
Text("Hello")
