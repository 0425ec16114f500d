import Catalog
import SwiftSyntax

/// Chains that know whether what they have come to is optional.
extension Compiler {
  /// Code that gives a value and whether its type is optional.
  typealias TrackedCode = (Frame) throws -> (value: Value, isOptional: Bool)

  /// Code for a chain that also answers whether the type of its value is optional.
  func trackedChain(_ expression: ExprSyntax) throws -> TrackedCode {
    let (start, links, steps) = try linked(expression)
    return tracked(start, links, steps)
  }

  /// Runs a chain and knows all the way whether the value's type is optional: a value has no
  /// wrapper, so that `map` of an optional array is told from the array's own by types alone.
  func tracked(
    _ start: @escaping Code, _ links: [ChainLink], _ steps: [PostfixStep]
  ) -> TrackedCode {
    let machine = machine
    let startsOptional = links.first?.base.map { givesOptional($0) } ?? false
    let isChained = links.contains { if case .optional = $0 { true } else { false } }
    let tracks = links.indices.map { index -> (isCertain: Bool, test: (Value) -> Bool) in
      // Behind a `map` it is known already.
      let isAsked =
        !links[index].isMapping && (index + 1 == links.count || links[index + 1].isMapping)
      guard isAsked, let expression = links[index].expression else {
        return (false, { _ in false })
      }
      return (givesOptional(expression), givingOptional(links[index]))
    }
    let mappings = zip(links, steps).map { link, step in
      link.isMapping && step.arguments.count == 1 ? mapping(step) : nil
    }
    return { frame in
      var value = try start(frame)
      var isOptional = startsOptional
      for (index, step) in steps.enumerated() {
        if case .symbol(let symbol) = value, let symbol = symbol as? SymbolValue {
          value = try symbol.followed(by: step, step.evaluate(frame))
          isOptional = false
        } else if isOptional, let mapping = mappings[index] {
          _ = try mapping.run(&value, frame, machine)
        } else {
          let base = value
          if try step.run(&value, frame, machine) == .ended { return (.none, true) }
          isOptional = tracks[index].isCertain || tracks[index].test(base)
        }
      }
      return (value, isOptional || isChained)
    }
  }

  /// `map` or `flatMap` of an optional.
  private func mapping(_ step: PostfixStep) -> PostfixStep {
    PostfixStep(place: step.place, arguments: step.arguments, inouts: step.inouts) {
      [unowned machine] value, values in
      if let transform = values.first { value = try machine.mapped(value, by: transform) }
      return .next
    }
  }

  /// Whether a link gives an optional, by the value that it stands behind.
  private func givingOptional(_ link: ChainLink) -> (Value) -> Bool {
    let machine = machine
    switch link {
    case .member(let access):
      let name = access.declName.baseName.identifierText
      return { value in machine.isOptional(property: name, of: value) }
    case .methodCall(let access, _):
      let name = access.declName.baseName.identifierText
      return { value in machine.isOptional(method: name, of: value) }
    case .subscriptCall(let call):
      let labels = call.arguments.map { $0.label?.text }
      return { value in machine.isOptional(elementAt: labels, of: value) }
    case .valueCall, .optional, .force: return { _ in false }
    }
  }

  /// The type of what a closure is called with that goes through a collection of optionals.
  func optionalElement(
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
  ) -> Shape {
    let names = ["map", "flatMap", "compactMap", "filter", "forEach", "contains", "allSatisfy"]
    guard names.contains(access.declName.baseName.text),
      call.arguments.isEmpty
        || (call.arguments.count == 1
          && call.arguments.first?.expression.is(ClosureExprSyntax.self) == true),
      let base = access.base,
      case .array(let element) = inferredShape(base), element.isOptional
    else { return .any }
    return element
  }
}
