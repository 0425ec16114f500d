import Foundation
import Geometry

extension View {
  /// The view that `make` makes, provided that all lengths are finite (and not negative where
  /// that is asked); otherwise one that fails with the parameter's name.
  ///
  /// SwiftUI ignores such lengths with a warning at run time; a figure would be silently wrong.
  package func checking(
    _ view: String, _ lengths: [(parameter: String, values: [CGFloat?])],
    mayBeNegative: Bool = true, mayBeInfinite: Bool = false, make: () -> some View
  ) -> TupleView {
    for (parameter, values) in lengths {
      for case let value? in values {
        let isInfinite = value == .infinity
        let isBad =
          value.isNaN || value == -.infinity || (isInfinite && !mayBeInfinite)
          || (value < 0 && !mayBeNegative)
        guard isBad else { continue }
        let hint =
          isInfinite && view == "frame"
          ? "write maxWidth: .infinity or maxHeight: .infinity to fill the space that is offered"
          : mayBeNegative
            ? "a finite number of points is needed" : "zero or more points are needed"
        return TupleView([
          RefusedView(
            error: .badLength(
              view: view, parameter: parameter, value: value.text, hint: hint))
        ])
      }
    }
    return TupleView([make()])
  }
}
