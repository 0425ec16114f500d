import Catalog
import Foundation
import Geometry
import LayoutEngine

extension CGSize: Bridged {
  public static var typeName: String { "CGSize" }
}
extension CGPoint: Bridged {
  public static var typeName: String { "CGPoint" }
}
extension CGRect: Bridged {
  public static var typeName: String { "CGRect" }
}
extension CGAffineTransform: Bridged {}
extension ProposedViewSize: Bridged {}
extension EdgeInsets: Bridged {}
extension UnitPoint: Bridged {}
extension Angle: Bridged {}
extension Alignment: Bridged {}
extension HorizontalAlignment: Bridged {}
extension VerticalAlignment: Bridged {}
extension LayoutDirection: Bridged {}
extension ContentMode: Bridged {}
extension RoundedCornerStyle: Bridged {}
extension Axis: Bridged {}
extension Edge: Bridged {}
extension ViewDimensions: Bridged {}
extension ViewSpacing: Bridged {}
extension LayoutProperties: Bridged {}
extension LayoutSubview: Bridged {}
extension LayoutSubviews: BridgedCollection {
  public static var typeName: String { "LayoutSubviews" }
  public var elements: [Value] { map { .native($0) } }

  /// Some of a container's subviews are an array of them to fixture code.
  public static func bridged(_ value: Value) throws -> LayoutSubviews? {
    guard case .array(let members, _) = value else { return try native(value) }
    let subviews = try members.map { try LayoutSubview.native($0)?.node }
    let nodes = subviews.compactMap(\.self)
    guard nodes.count == members.count else { return nil }
    let container = nodes.first?.parent
    return LayoutSubviews(nodes, layoutDirection: container?.layoutDirection ?? .leftToRight)
  }
}
extension Path: Bridged {
  public static var conformances: [String] { ["Shape", "View"] }
}

extension Edge.Set: Bridged {
  public static var typeName: String { "Edge.Set" }
  public static func bridged(_ value: Value) throws -> Edge.Set? {
    try optionSet(value)
  }
}

extension Axis.Set: Bridged {
  public static var typeName: String { "Axis.Set" }
  public static func bridged(_ value: Value) throws -> Axis.Set? {
    try optionSet(value)
  }
}

extension Bridged where Self: OptionSet {
  /// A set written as one member or as an array of members.
  static func optionSet(_ value: Value) throws -> Self? {
    guard case .array(let members, _) = value else { return try native(value) }
    var result: Self = []
    for member in members {
      guard let set = try native(member) else { return nil }
      result.formUnion(set)
    }
    return result
  }
}
