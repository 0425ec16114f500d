/// A large word whose letters are filled with a gradient from blue to pink.
Text("Aurora")
  .font(.system(size: 64, weight: .heavy, design: .rounded))
  .foregroundStyle(
    .linearGradient(
      colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
