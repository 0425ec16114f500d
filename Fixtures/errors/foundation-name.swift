func page() -> URL { URL(string: "https://swift.org")! }

Text(page().path)
//          ^~~~ error: 'URL' has no member 'path'
