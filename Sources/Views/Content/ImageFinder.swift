import Drawing
import Foundation

/// Finds the picture files that fixtures name.
package protocol ImageFinder {
  /// The picture of a name; nil where the view takes no space instead of failing, as in SwiftUI.
  ///
  /// - Throws: `ViewError` where the picture is missing or cannot be read.
  func image(named name: String) throws -> ImageSource?
}

/// No pictures at all: every name is missing.
package struct NoImages: ImageFinder {
  package init() {}

  package func image(named name: String) throws -> ImageSource? {
    throw ViewError.missingImage(name: name, nearest: [])
  }
}
