ScrollView(.horizontal) {
  HStack {
    ForEach(0..<4) { index in
      Color.teal
        .frame(width: 120, height: 60)
        .scrollTransition { view, phase in
//       ^~~~~~~~~~~~~~~~ warning: a scroll transition is drawn at rest, also of views that are partly scrolled in
          view.opacity(phase.isIdentity ? 1 : 0.3)
        }
    }
  }
}
.frame(width: 200)
