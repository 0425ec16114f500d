var count = 1
count += 1
// 1...10 error: a statement at file level is not supported in fixtures
//  help: put it into a function

Text("\(count)")
