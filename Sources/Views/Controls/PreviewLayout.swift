import Foundation

/// The canvas of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Puts the view in the middle of a fixed canvas; another canvas is the figure's own.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    guard case .fixed(let width, let height) = value else { return TupleView([self]) }
    return TupleView([frame(width: width, height: height)])
  }
}
