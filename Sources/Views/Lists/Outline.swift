import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Rows for values that hold others. Nobody has opened one, so that the first level is shown.
public struct OutlineGroup: PrimitiveView {
  let rows: [any View]

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    rows = data.map { OutlineRow(content($0).listed, isParent: $0[keyPath: children] != nil) }
  }

  public init<Data: RandomAccessCollection>(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    rows = [OutlineRow(content(root).listed, isParent: root[keyPath: children] != nil)]
  }

  package init(rows: [any View]) {
    self.rows = rows
  }

  public func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    ViewNodes(try context.nested { try flattened(rows, in: $0) })
  }
}

extension List {
  /// Rows for values that hold others, of which the first level is shown.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(content: [OutlineGroup(data, children: children, content: rowContent)])
  }
}

/// A closed row of an outline: what it shows and, where it holds others, a chevron at its end.
///
/// In lists on iOS, where the row's size is its content's; the chevron is drawn as that of a row
/// which leads somewhere (iOS.md of iamcgn/swiftui-web), in the accent colour.
package struct OutlineRow: PrimitiveView {
  let content: [any View]
  let isParent: Bool

  package init(_ content: [any View], isParent: Bool) {
    self.content = content
    self.isParent = isParent
  }

  package func layoutNodes(in context: ViewContext) throws -> ViewNodes {
    let environment = context.environment
    guard environment.platform == .ios, environment.isListRow else {
      throw ViewError.unsupported(
        name: "OutlineGroup", hint: "rows of an outline are drawn in lists on iOS only")
    }
    guard isParent else { return try TupleView(content).layoutNodes(in: context) }
    let row = HStack(spacing: 8) {
      TupleView(content)
      Spacer(minLength: 0)
      ControlPart(name: "chevron", width: 7, height: 12) { pen, size in
        pen.line(
          [
            CGPoint(x: 1, y: 1), CGPoint(x: size.width - 1, y: size.height / 2),
            CGPoint(x: 1, y: size.height - 1),
          ], TintShapeStyle(), width: 2)
      }
    }
    return try named("OutlineRow", body: row, in: context)
  }
}
