Text("Hello")
  .font(.custom("Nowhere Sans", size: 12))
//              ^~~~~~~~~~~~~~ error: no font has the name 'Nowhere Sans'
//  help: name a folder of fonts with --font-path; 'framewright fonts' lists those there are
