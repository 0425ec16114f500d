import Geometry
import LayoutEngine

/// Where a frame is measured from.
public enum CoordinateSpace: Hashable {
  /// The view's own top leading corner.
  case local
  /// The figure's.
  case global
  /// That of a view around, by the name it was given.
  case named(String)

  /// The space of a view that was named by any value.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
}

/// A way to say where a frame is measured from.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { self }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The figure's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public let coordinateSpace: CoordinateSpace

  package init(_ name: String) {
    coordinateSpace = .named(name)
  }

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace("\(name)")
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace("\(name)")
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the scroll view around: its own top leading corner, not its content's.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollSpace.nearest) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(ScrollSpace.along(axis))
  }
}

/// The names of scroll views' spaces, which no view can be given.
enum ScrollSpace {
  static let nearest = "\u{0}scrollView"

  static func along(_ axis: Axis) -> String {
    axis == .horizontal ? "\u{0}scrollView.horizontal" : "\u{0}scrollView.vertical"
  }
}

extension PlacingState {
  /// Notes that the frame is a scroll view's.
  mutating func enterScrollView(along axes: Axis.Set) {
    spaces[ScrollSpace.nearest] = frame
    if axes.contains(.horizontal) { spaces[ScrollSpace.along(.horizontal)] = frame }
    if axes.contains(.vertical) { spaces[ScrollSpace.along(.vertical)] = frame }
  }
}

extension View {
  /// Names the view's space, so that views in it can be measured in it. No effect on layout.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    HookedView(content: self, name: "coordinateSpace", layout: PassThroughLayout()) { hooks in
      guard case .named(let name) = name.coordinateSpace else { return }
      hooks.spaceName = name
    }
  }

  /// Names the view's space, so that views in it can be measured in it. No effect on layout.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(NamedCoordinateSpace("\(name)"))
  }
}
