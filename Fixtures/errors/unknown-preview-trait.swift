#Preview(traits: .fixedLayot(width: 100, height: 50)) {
//               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ error: this trait of a '#Preview' is not supported
//  help: supported are fixedLayout(width:height:), sizeThatFitsLayout, defaultLayout, portrait and landscapeLeft
  Text("Hello")
}
