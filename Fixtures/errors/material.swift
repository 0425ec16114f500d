Text("Hello")
  .padding()
  .background(.ultraThinMaterial)
//             ^~~~~~~~~~~~~~~~~ warning: a material is drawn as a veil: what is behind it is not blurred
//  help: for exact colours use one, as '.white.opacity(0.7)'
