// framewright render --limit text=1000
func long() -> String {
  var text = "owl"
  while true { text += text }
//                  ^~ error: a string would have more than 1000 bytes
//  in long(), called at limit-of-text.swift:11:6
//  help: allow more with '--limit text=N'
  return text
}

Text(long())
