//figure: scale=3
// 1... error: this comment sets no options of a figure
//  help: write it as '// figure: name=value'
Text("Hello")
