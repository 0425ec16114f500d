HStack {
  Image(systemName: "hart.fill")
//                  ^~~~~~~~~~~ warning: the symbol 'hart.fill' has no substitute; a dashed box is drawn
//  help: did you mean 'cart.fill'?
}
