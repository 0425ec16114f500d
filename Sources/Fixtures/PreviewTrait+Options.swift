import Figures
import Foundation
import Geometry
import SwiftUICatalog

extension PreviewTrait {
  /// What the trait means in Xcode: a fixed canvas with the view in its middle; a view that fits
  /// is the figure as it is.
  func apply(to options: inout FigureOptions) {
    switch self {
    case .fixedLayout(let size):
      options.fixedLayout = size
      options.proposal = ProposedViewSize(size)
    case .landscape:
      let size = options.proposal
      options.proposal = ProposedViewSize(width: size.height, height: size.width)
    case .sizeThatFitsLayout, .defaultLayout: break
    }
  }
}
