import LayoutEngine

extension View {
  /// Names the view in the frame tree; makes no view of its own.
  public func id(_ id: some Hashable) -> some View {
    MarkedView(content: self) { $0.id = "\(id)" }
  }

}
