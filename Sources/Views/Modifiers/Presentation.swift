extension View {
  /// A view over which something is presented that a figure does not show; a warning says so.
  ///
  /// - Parameter modifier: the modifier that presents it, as `sheet`.
  package func presentingNothing(_ modifier: String) -> some View {
    ContextView { context in
      context.build.warn(.notPresented(modifier))
      return self
    }
  }
}
