/// A circle put behind a word, and the same circle put in front of it.
HStack(spacing: 48) {
  Text("Behind")
    .font(.title2.bold())
    .background {
      Circle()
        .fill(.mint.opacity(0.7))
        .frame(width: 70, height: 70)
    }

  Text("In front")
    .font(.title2.bold())
    .overlay {
      Circle()
        .fill(.mint.opacity(0.7))
        .frame(width: 70, height: 70)
    }
}
.padding(24)
