import Catalog
import FigureLimits
import SwiftSyntax

extension Compiler {
  func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    guard elements.count > 1 else { return false }
    if elements[1].is(AssignmentExprSyntax.self) { return true }
    guard let binary = elements[1].as(BinaryOperatorExprSyntax.self) else { return false }
    return Precedence.compound[binary.operator.text] != nil
  }

  /// `a = b` and `a += b`; nil where the elements are neither.
  func assignment(_ elements: [ExprSyntax]) throws -> Code? {
    guard elements.count > 2 else { return nil }
    let isPlain = elements[1].is(AssignmentExprSyntax.self)
    let compound = elements[1].as(BinaryOperatorExprSyntax.self).flatMap {
      Precedence.compound[$0.operator.text]
    }
    guard isPlain || compound != nil else { return nil }
    var target = elements[0]
    let right = try expression(
      of: Array(elements.dropFirst(2)), isUndecided: isPlain && !target.is(TupleExprSyntax.self))
    if let inner = target.as(TryExprSyntax.self) { target = inner.expression }
    if isPlain, target.is(DiscardAssignmentExprSyntax.self) {
      return { frame in
        _ = try right(frame)
        return .void
      }
    }
    if isPlain, let tuple = target.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return try destructuring(tuple, right)
    }
    guard let location = try location(target) else {
      throw Fault("cannot assign to this expression", at: place(of: target))
    }
    if let constant = location.constant, !isInitializing(target) {
      throw machine.located(Fault.mutatedConstant(constant), at: place(of: target))
    }
    let assignment = place(of: elements[1])
    return located(
      assignment, compound.map { changing(location, $0, right) } ?? setting(location, right))
  }

  private func expression(of elements: [ExprSyntax], isUndecided: Bool) throws -> Code {
    if elements.count == 1, let only = elements.first {
      return try isUndecided ? undecided(only) : code(only)
    }
    var reader = OperandReader(elements: elements)
    return try all(&reader)
  }

  /// In an initialiser constants get their value.
  private func isInitializing(_ target: ExprSyntax) -> Bool {
    scope.body.name.contains("init(")
  }

  private func setting(_ location: Location, _ right: @escaping Code) -> Code {
    let machine = machine
    return { frame in
      do {
        try location.prepare?(frame)
        let value = try location.shape.convert(right(frame), machine).settled
        try location.modify(frame) { old in old = Location.keepingKind(of: old, value) }
      } catch is ChainEnded {}
      return .void
    }
  }

  private func changing(_ location: Location, _ name: String, _ right: @escaping Code) -> Code {
    let machine = machine
    return { frame in
      do {
        try location.prepare?(frame)
        let operand = try right(frame)
        try location.modify(frame) { value in
          try machine.change(&value, name, operand, location.shape)
        }
      } catch is ChainEnded {}
      return .void
    }
  }

  private func destructuring(_ tuple: TupleExprSyntax, _ right: @escaping Code) throws -> Code {
    let targets = try tuple.elements.map { element -> Location? in
      if element.expression.is(DiscardAssignmentExprSyntax.self) { return nil }
      guard let location = try location(element.expression) else {
        throw Fault("cannot assign to this expression", at: place(of: element))
      }
      return location
    }
    let machine = machine
    return located(tuple) { frame in
      for target in targets { try target?.prepare?(frame) }
      guard case .tuple(let values, _) = try right(frame), values.count == targets.count else {
        throw Fault("the value is no tuple of \(targets.count)")
      }
      for (target, value) in zip(targets, values) {
        try target?.assign(value.value, frame, machine)
      }
      return .void
    }
  }
}

extension Machine {
  /// `value op= operand`; arrays and strings grow in place.
  fileprivate func change(
    _ value: inout Value, _ name: String, _ operand: Value, _ shape: Shape
  ) throws {
    if case .double(let a) = value, case .double(let b) = operand, name == "+" {
      value = .double(a + b)
    } else if name == "+", case .array(_, let depth) = value, var values = value.takeArray() {
      defer { value = .array(values, depth: max(depth, operand.depth)) }
      let added = try shape.unwrapped.convert(.array(elements(of: operand)), self)
      guard case .array(let added, _) = added else { return }
      guard values.count + added.count <= limits.elements else {
        throw Fault.beyond(.elements, limits)
      }
      try count(bytes: added.count * MemoryLayout<Value>.stride)
      values += added
    } else if name == "+", case .string(let added) = operand, var text = value.takeString() {
      defer { value = .string(text) }
      guard text.utf8.count + added.utf8.count <= limits.stringBytes else {
        throw Fault.beyond(.text, limits)
      }
      try count(bytes: added.utf8.count)
      text += added
    } else {
      value = Location.keepingKind(of: value, try binary(name, value, operand))
    }
  }
}
