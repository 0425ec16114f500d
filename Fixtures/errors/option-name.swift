// figure: name=../owls
//              ^~~~~~~ error: '../owls' is no name for a figure
//  help: a name is 1 to 200 bytes, without '/', and does not begin with a full stop
Text("Hello")
