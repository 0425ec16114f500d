// figure: scale=3
// 1...18 error: no figure follows this line
//  help: put it directly above a figure
let columns = 3

Text("\(columns)")
