let title = "Owls"
let columns = 3

/// Cards in columns; how many, and the title, are constants that the command line may set.
// figure: proposal=320xideal
VStack(alignment: .leading, spacing: 12) {
  Text(title).font(.headline)
  LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
    ForEach(0..<6) { _ in
      GradientBlock(.dusk).frame(height: 44)
    }
  }
}
