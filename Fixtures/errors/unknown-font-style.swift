Text("Hello")
  .font(.custom("Inter-SemiBld", size: 12))
//              ^~~~~~~~~~~~~~~ error: no font has the name 'Inter-SemiBld'
//  help: did you mean 'Inter-SemiBold'?
