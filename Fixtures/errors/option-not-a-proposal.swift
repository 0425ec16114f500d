// figure: proposal=390
//                  ^~~ error: '390' is no proposal
//  help: write WIDTHxHEIGHT, each a number, inf or ideal
Text("Hello")
