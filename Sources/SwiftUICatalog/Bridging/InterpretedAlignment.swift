import Catalog
import Foundation
import Geometry
import Views

/// A fixture's own `AlignmentID` as the key of a guide.
///
/// A guide's default is asked for while views are laid out, on the one thread of the run.
struct InterpretedAlignment: @unchecked Sendable {
  private let type: DeclaredType

  init(_ type: DeclaredType) {
    self.type = type
  }

  func key(_ axis: Axis) -> AlignmentKey {
    AlignmentKey(name: type.name, identity: "fixture.\(type.name)", axis: axis) {
      defaultValue(in: $0)
    }
  }

  private func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    do {
      let value = try type.call("defaultValue", [Argument("in", .native(dimensions))])
      if let length = try CGFloat.bridged(value), length.isFinite { return length }
      throw BridgingError(
        "'defaultValue(in:)' of '\(type.name)' gives \(value.described), not a finite CGFloat")
    } catch {
      type.report(error)
      return 0
    }
  }
}

/// What `alignmentGuide` is given: a closure over the view's dimensions.
struct GuideFunction: Bridged {
  let function: any Function

  static var typeName: String { "(ViewDimensions) -> CGFloat" }

  static func bridged(_ value: Value) throws -> GuideFunction? {
    guard case .function(let function) = value else { return nil }
    return GuideFunction(function: function)
  }

  func value(in dimensions: ViewDimensions) throws -> CGFloat {
    let value = try function.call([.native(dimensions)])
    guard let length = try CGFloat.bridged(value) else {
      throw BridgingError("this closure gives \(value.described), not a CGFloat")
    }
    // A stack asks for the longest that a view can be, which may have no end, nor may its guide.
    let isOfFinite = dimensions.width.isFinite && dimensions.height.isFinite
    guard length.isFinite || !isOfFinite else {
      throw ViewError.badLength(
        view: "alignmentGuide", parameter: "value", value: length.text,
        hint: "its closure must give a finite number of points")
    }
    return length
  }
}
