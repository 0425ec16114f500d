#Preview(traits: .fixedLayot(width: 100, height: 50)) {
//               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: this trait of a '#Preview' is not supported
//  help: did you mean 'fixedLayout'?
  Text("Hello")
}
