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

/// The name that views are matched by.
struct MatchedName: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Draws a view where another one of the same name is.
///
/// Answers the view's own size. What it is placed at: its anchor meets the source's, at the
/// source's size, as far as the properties say; its own frame's where there is no source.
struct MatchedLayout: SizeKeepingLayout {
  var source: CGRect?
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard var source else {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    let frame = subviews[0].node.session.state.frame
    // Children are placed from the leading edge, which is the right one in right-to-left text.
    let isMirrored = subviews.layoutDirection == .rightToLeft
    source.origin.x = isMirrored ? frame.maxX - source.maxX : source.minX - frame.minX
    source.origin.y -= frame.minY
    let target = properties.contains(.position) ? source : bounds
    let at = UnitPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
    subviews[0].place(
      at: at.point(in: target), anchor: at,
      proposal: properties.contains(.size) ? ProposedViewSize(source.size) : proposal)
  }
}

extension View {
  /// Draws the view where another one of the same name is: at the source's place, offered its
  /// size. Nothing moves in a still picture, so that a source is drawn as it is.
  ///
  /// No effect on layout: seen from outside, a follower keeps its own slot and size (measured:
  /// matched/*).
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let name = MatchedName(id: AnyHashable(id), namespace: namespace)
    return ContextView { context in
      let memory = context.build.memory
      guard isSource else {
        return modified(
          "matchedGeometryEffect",
          MatchedLayout(
            source: memory.matchedFrames[name], properties: properties, anchor: anchor))
      }
      return telling("matchedGeometryEffect") { _, proxy in
        proxy.frame(in: .global)
      } _: { _, frame in
        memory.matchedFrames[name] = frame
      }
    }
  }
}
