import Catalog
import SwiftSyntax

extension Compiler {
  /// Runs one round of a loop; answers what the loop does next, nil to go on.
  private static func round(_ body: Action, _ frame: Frame, _ number: Int) throws -> Flow? {
    let flow = try body(frame)
    switch flow {
    case .next: return nil
    case .again(number): return nil
    case .leave(number): return .next
    default: return flow
    }
  }

  /// Values of statements inside a loop are dropped, and a result builder refuses loops.
  private static func enter(_ frame: Frame) throws -> Frame.Mode {
    let mode = frame.mode
    if mode == .build { throw Fault.loopInBuilder }
    frame.mode = .run
    return mode
  }

  func `for`(_ syntax: ForStmtSyntax, _ label: String?) throws -> Action {
    let sequence = try code(syntax.sequence)
    if syntax.awaitKeyword != nil { throw Fault("'for await' is not supported in fixtures") }
    scope.push()
    defer { scope.pop() }
    let number = scope.newTarget(label, isLoop: true)
    defer { scope.targets.removeLast() }
    let bind = try pattern(
      syntax.pattern, isBinding: syntax.caseKeyword == nil)
    if case .array(let element) = inferredShape(syntax.sequence), element.isOptional,
      let name = syntax.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    {
      scope.find(name)?.shape = element
    }
    let filter = try syntax.whereClause.map { try code($0.condition) }
    let body = try block(syntax.body.statements)
    let machine = machine
    let place = place(of: syntax.sequence)
    let round: (Frame, Value) throws -> Flow? = { frame, value in
      try machine.step()
      guard try bind(frame, value) else { return nil }
      if let filter, case .bool(false) = try filter(frame) { return nil }
      return try Compiler.round(body, frame, number)
    }
    return { frame in
      if let builder = frame.ownBuilder {
        return try self.built(frame, at: place) { flow in
          var parts: [Value] = []
          flow =
            try machine.forEach(in: sequence(frame).settled) { value in
              var next: Flow?
              let part = try builder.part(of: frame) { next = try round(frame, value) }
              if let part { parts.append(part) }
              return next
            } ?? .next
          return try builder.array(parts)
        }
      }
      do {
        let mode = try Compiler.enter(frame)
        defer { frame.mode = mode }
        return try machine.forEach(in: sequence(frame).settled) { try round(frame, $0) } ?? .next
      } catch {
        throw machine.located(error, at: place)
      }
    }
  }

  func `while`(_ syntax: WhileStmtSyntax, _ label: String?) throws -> Action {
    scope.push()
    defer { scope.pop() }
    let number = scope.newTarget(label, isLoop: true)
    defer { scope.targets.removeLast() }
    let condition = try conditions(syntax.conditions)
    let body = try block(syntax.body.statements)
    let machine = machine
    let place = place(of: syntax.whileKeyword)
    return { frame in
      do {
        let mode = try Compiler.enter(frame)
        defer { frame.mode = mode }
        while try condition(frame) {
          try machine.step()
          if let flow = try Compiler.round(body, frame, number) { return flow }
        }
        return .next
      } catch {
        throw machine.located(error, at: place)
      }
    }
  }

  func `repeat`(_ syntax: RepeatStmtSyntax, _ label: String?) throws -> Action {
    let number = scope.newTarget(label, isLoop: true)
    defer { scope.targets.removeLast() }
    let body = try block(syntax.body.statements)
    let condition = try code(syntax.condition)
    let machine = machine
    let place = place(of: syntax.repeatKeyword)
    return { frame in
      do {
        let mode = try Compiler.enter(frame)
        defer { frame.mode = mode }
        while true {
          try machine.step()
          if let flow = try Compiler.round(body, frame, number) { return flow }
          guard case .bool(true) = try condition(frame) else { return .next }
        }
      } catch {
        throw machine.located(error, at: place)
      }
    }
  }
}

extension Machine {
  /// Calls `body` with each element until it answers something; ranges are never made arrays.
  func forEach(in sequence: Value, _ body: (Value) throws -> Flow?) throws -> Flow? {
    if case .range(let range) = sequence.dereferenced, let lower = range.lower?.wholeNumber {
      var index = lower
      let upper = range.upper?.wholeNumber
      while upper.map({ range.includesUpper ? index <= $0 : index < $0 }) ?? true {
        if let flow = try body(.int(index)) { return flow }
        guard index < .max else { return nil }
        index += 1
      }
      return nil
    }
    for element in try elements(of: sequence) {
      if let flow = try body(element) { return flow }
    }
    return nil
  }
}

extension Fault {
  fileprivate static let loopInBuilder = Fault(
    "a loop cannot be used in a result builder", hint: "use 'ForEach'")
}
