import Drawing
import Foundation

/// What has come of a picture that is loaded: in a figure, which reaches no network, nothing yet.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from elsewhere, while it is loaded: its placeholder, which is laid out as itself
/// (measured: asyncimage/phases of iamcgn/swiftui-web).
///
/// Without a placeholder of its own it takes what it is offered, as Apple's documentation says; how
/// grey it is there is not measured.
public struct AsyncImage: PrimitiveView {
  let placeholder: [any View]

  public init(url: URL?, scale: CGFloat = 1) {
    placeholder = [Color.gray.opacity(0.2)]
  }

  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View,
    @ViewBuilder placeholder: () -> some View
  ) {
    self.placeholder = placeholder().listed
  }

  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> some View
  ) {
    placeholder = content(.empty).listed
  }

  package init(placeholder: [any View]) {
    self.placeholder = placeholder
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    try named("AsyncImage", body: TupleView(placeholder), in: context)
  }
}
