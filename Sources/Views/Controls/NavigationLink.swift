import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A button that leads to another screen, which is not drawn.
///
/// Outside of lists it is a button. A list's row on iOS is filled, and ends in a chevron of 7 × 12 at
/// 30 % (iOS.md of iamcgn/swiftui-web); on macOS it is the plain label (Navigation.md).
public struct NavigationLink: PrimitiveView {
  let label: [any View]

  public init(
    @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View
  ) {
    self.label = label().listed
  }

  public init(destination: some View, @ViewBuilder label: () -> some View) {
    self.label = label().listed
  }

  public init(_ title: String, @ViewBuilder destination: () -> some View) {
    label = [Text(title)]
  }

  public init(_ title: String, destination: some View) {
    label = [Text(title)]
  }

  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> some View) {
    self.label = label().listed
  }

  public init<Value: Hashable>(_ title: String, value: Value?) {
    label = [Text(title)]
  }

  package init(views: [any View]) {
    label = views
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    guard environment.isListRow else {
      return try named(
        "NavigationLink", body: Button(role: nil, views: label), in: context)
    }
    let label = TupleView(label)
    guard environment.platform == .ios else {
      return try named("NavigationLink", body: label, in: context)
    }
    let row = HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      ControlPart(name: "chevron", width: 7, height: 12) { pen, size in
        pen.line(
          [
            CGPoint(x: 1, y: 1), CGPoint(x: size.width - 1, y: size.height / 2),
            CGPoint(x: 1, y: size.height - 1),
          ], Color.ink(76), width: 2)
      }
    }
    return try named("NavigationLink", body: row, in: context)
  }
}
