import Catalog
import SwiftSyntax

/// The arguments of a call, ready to be evaluated.
struct CompiledArguments {
  var codes: [Code] = []
  var labels: [String?] = []
  var places: [Place] = []
  /// Where the labels stand; the argument itself where there is none.
  var labelPlaces: [Place] = []
  var firstTrailing = 0
  var inouts: [(index: Int, location: Location)] = []
  /// Arguments that are variables of a whole number's type.
  var wholeNumbers: Set<Int> = []
}

extension Compiler {
  func arguments(of call: FunctionCallExprSyntax) throws -> CompiledArguments {
    try arguments(
      call.arguments, call.trailingClosure, call.additionalTrailingClosures, of: call)
  }

  /// What stands in a subscript's brackets: string literals are strings there.
  func indices(_ list: LabeledExprListSyntax) throws -> CompiledArguments {
    try arguments(list, nil, nil, areIndices: true)
  }

  private func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ additional: MultipleTrailingClosureElementListSyntax?,
    of call: FunctionCallExprSyntax? = nil, areIndices: Bool = false
  ) throws -> CompiledArguments {
    var result = CompiledArguments()
    for argument in list {
      if let passed = argument.expression.as(InOutExprSyntax.self) {
        let location = try inoutLocation(passed)
        result.inouts.append((result.codes.count, location))
        result.codes.append { frame in
          try location.prepare?(frame)
          return .reference(Reference(try location.read(frame)))
        }
      } else {
        if case .int = writtenShape(argument.expression) {
          result.wholeNumbers.insert(result.codes.count)
        }
        if let closure = argument.expression.as(ClosureExprSyntax.self) {
          let label = argument.label?.identifierText
          result.codes.append(try argumentClosure(closure, label: label, of: call))
        } else {
          result.codes.append(
            try isDescribed(argument, of: call)
              ? description(of: argument.expression)
              : areIndices ? code(argument.expression) : undecided(argument.expression))
        }
      }
      result.labels.append(argument.label?.identifierText)
      result.places.append(place(of: argument.expression))
      result.labelPlaces.append(argument.label.map { place(of: $0) } ?? place(of: argument))
    }
    result.firstTrailing = result.codes.count
    if let trailing {
      result.codes.append(try argumentClosure(trailing, label: nil, of: call))
      result.labels.append(nil)
      result.places.append(place(of: trailing.leftBrace))
      result.labelPlaces.append(place(of: trailing.leftBrace))
    }
    if let additional {
      for element in additional {
        result.codes.append(
          try argumentClosure(element.closure, label: element.label.identifierText, of: call))
        result.labels.append(element.label.identifierText)
        result.places.append(place(of: element.closure.leftBrace))
        result.labelPlaces.append(place(of: element.label))
      }
    }
    if isForeign { result.places = [] }
    return result
  }

  /// Whether the argument is the `x` of `String(describing: x)`.
  private func isDescribed(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax?) -> Bool
  {
    guard argument.label?.text == "describing", call?.arguments.count == 1,
      let callee = call?.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return callee.baseName.text == "String" && machine.types["String"] == nil
  }

  /// The text of a value, which is the one that it has in a string literal.
  private func description(of expression: ExprSyntax) throws -> Code {
    let value = try interpolated(expression)
    let machine = machine
    return located(expression) { frame in
      .string(try machine.interpolated(value(frame).settled))
    }
  }

  private func inoutLocation(_ syntax: InOutExprSyntax) throws -> Location {
    guard let location = try location(syntax.expression) else {
      throw Fault("'&' needs a variable", at: place(of: syntax))
    }
    if let constant = location.constant {
      throw machine.located(Fault.mutatedConstant(constant), at: place(of: syntax))
    }
    return location
  }

  func site(
    _ name: String, _ arguments: CompiledArguments, _ call: FunctionCallExprSyntax,
    _ namePlace: Place?
  ) -> CallSite {
    CallSite(
      name, labels: arguments.labels, firstTrailing: arguments.firstTrailing,
      place: isForeign ? nil : place(of: call), namePlace: isForeign ? nil : namePlace,
      argumentPlaces: arguments.places, labelPlaces: isForeign ? [] : arguments.labelPlaces,
      wholeNumbers: arguments.wholeNumbers)
  }
}
