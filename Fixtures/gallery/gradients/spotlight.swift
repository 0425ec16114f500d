/// A dark panel lit by a round glow from above.
Text("Opening night")
  .font(.title2.weight(.semibold))
  .foregroundStyle(.white)
  .frame(width: 300, height: 150)
  .background {
    RadialGradient(
      colors: [.orange.opacity(0.8), .clear], center: .top, startRadius: 0, endRadius: 150)
  }
  .background(Color(white: 0.12))
  .clipShape(.rect(cornerRadius: 18))
