import Drawing
import Foundation
import Views

/// The trees that layout is measured on. None has text; each node is a view or a modifier.
enum LayoutTrees {
  /// One row of colours.
  static func flat(nodes: Int) -> any View {
    HStack(spacing: 0) {
      ForEach(0..<nodes - 1) { _ in Color.red }
    }
  }

  /// Rows of ten cells; a cell is a padded colour in a frame that may grow: 31 nodes a row.
  static func grid(nodes: Int) -> any View {
    VStack {
      ForEach(0..<max(nodes / 31, 1)) { _ in
        HStack {
          ForEach(0..<10) { _ in
            Color.red.padding(4).frame(minWidth: 10, maxWidth: 200)
          }
        }
      }
    }
  }

  /// Rows and columns in turn, each of a colour and the next level: two nodes a level.
  static func nested(depth: Int) -> any View {
    var view: any View = Color.red
    for level in 0..<depth {
      let inner = view.erased
      view =
        level.isMultiple(of: 2)
        ? HStack {
          Color.blue
          inner
        }
        : VStack {
          Color.blue
          inner
        }
    }
    return view
  }

  /// As many columns nested to a depth as make the number of nodes.
  static func nested(depth: Int, nodes: Int) -> any View {
    let column = nested(depth: depth)
    return HStack {
      ForEach(0..<max(nodes / (2 * depth), 1)) { _ in column.erased }
    }
  }
}

extension View {
  fileprivate var erased: AnyView { AnyView(self) }
}
