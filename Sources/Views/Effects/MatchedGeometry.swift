import Drawing
import Foundation
import Geometry
import LayoutEngine

/// A space of names in which views are matched.
@propertyWrapper
public struct Namespace {
  /// Tells one space of names from another.
  public struct ID: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
      self.name = name
    }
  }

  public let wrappedValue: ID

  /// Spaces differ by where they are declared, so that no two runs name them differently.
  public init(file: String = #fileID, line: Int = #line) {
    wrappedValue = ID("\(file):\(line)")
  }
}

/// Which part of another view's geometry a view takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Draws the view where another one of the same name is.
  ///
  /// No effect on layout: seen from outside, a follower keeps its own slot and size (measured:
  /// matched/*). What a follower draws elsewhere is refused by name when it is drawn.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(
      "matchedGeometryEffect", PassThroughLayout(),
      drawing: isSource
        ? nil
        : RefusedDrawing(
          name: "matchedGeometryEffect(isSource: false)",
          hint: "Frames do not need it; give the follower the place it should be drawn at."))
  }
}
