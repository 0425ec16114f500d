import Catalog
import Foundation
import Geometry
import LayoutEngine
import Views

/// A fixture's own `Shape` struct as a compiled shape.
struct InterpretedShape: Shape {
  let instance: any Instance

  /// The instance as a shape; nil where its type is none.
  static func made(of instance: any Instance) -> (any Shape)? {
    // The table counts every shape among those that can be inset.
    if instance.conforms(to: "InsettableShape"), instance.hasMethod("inset") {
      return InterpretedInsettableShape(outline: InterpretedShape(instance: instance))
    }
    return instance.conforms(to: "Shape") ? InterpretedShape(instance: instance) : nil
  }

  var _traits: ShapeTraits { ShapeTraits(name: instance.typeName) }

  func path(in rect: CGRect) -> Path {
    do {
      let value = try instance.call("path", [Argument("in", .native(rect))])
      if let path = try Path.bridged(value) { return path }
      throw BridgingError("'path(in:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return Path()
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard instance.hasMethod("sizeThatFits") else {
      return proposal.replacingUnspecifiedDimensions()
    }
    do {
      let value = try instance.call("sizeThatFits", [Argument(nil, .native(proposal))])
      if let size = try CGSize.bridged(value) { return size }
      throw BridgingError(
        "'sizeThatFits(_:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return .zero
    }
  }
}

/// A fixture's own `InsettableShape` struct as a compiled one.
struct InterpretedInsettableShape: InsettableShape {
  let outline: InterpretedShape

  var _traits: ShapeTraits { outline._traits }
  func path(in rect: CGRect) -> Path { outline.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { outline.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> InterpretedInset {
    let instance = outline.instance
    do {
      let value = try instance.call("inset", [Argument("by", .double(Double(amount)))])
      if let shape = try ShapeValue.bridged(value)?.shape { return InterpretedInset(shape: shape) }
      throw BridgingError("'inset(by:)' of '\(instance.typeName)' gives \(value.described)")
    } catch {
      instance.report(error)
      return InterpretedInset(shape: outline)
    }
  }
}

/// What a fixture's `inset(by:)` gives.
struct InterpretedInset: InsettableShape {
  let shape: any Shape

  var _traits: ShapeTraits { ShapeTraits(name: shape.shapeName) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func inset(by amount: CGFloat) -> InterpretedInset {
    guard let insettable = shape as? any InsettableShape else { return self }
    return InterpretedInset(shape: insettable.inset(by: amount))
  }
}
