// Rule: what happens on touch, over time or on another screen is accepted and left out; actions are never run.
// Source: the project's own; Apple, documentation of the modifiers' effects.

struct Alarm: View {
  @State private var isShown = false
  @State private var offset = CGSize.zero
  @FocusState private var hasFocus: Bool

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in offset = value.translation }
      .onEnded { _ in withAnimation(.spring()) { offset = .zero } }
  }

  var body: some View {
    Text("Man overboard")
      .offset(offset)
      .gesture(drag)
      .simultaneousGesture(TapGesture(count: 2).onEnded { isShown = true })
      .onTapGesture { withAnimation { isShown.toggle() } }
      .focused($hasFocus)
      .animation(.easeInOut(duration: 0.3), value: isShown)
      .transition(.move(edge: .bottom).combined(with: .opacity))
      .sheet(isPresented: $isShown) { Text("Help is on its way") }
      .alert("Sure?", isPresented: $isShown) {
        Button("Yes", role: .destructive) { HornOfPlenty.shared.sound() }
        Button("No", role: .cancel) {}
      } message: {
        Text("The horn is loud")
      }
      .confirmationDialog("Which?", isPresented: $isShown) { Button("This") {} }
      .contextMenu { Button("Copy") {} }
      .task { await loadCharts() }
      .onChange(of: isShown) { old, new in report(new) }
      .keyboardShortcut("s")
      .padding(16)
  }
}

/// A text that does much and shows none of it.
Alarm()
