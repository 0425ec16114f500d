VStack {
  Text(FileManager.default.currentDirectoryPath)
//     ^~~~~~~~~~~ error: cannot find 'FileManager' in scope
//  help: 'FileManager' is Foundation's, of which fixtures read numbers, texts and dates alone
}
