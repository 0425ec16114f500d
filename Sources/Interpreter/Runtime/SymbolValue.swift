import Catalog
import FigureLimits

/// `.leading`, `.system(size: 13)`, `.indigo.gradient`: a member of a type that is not known yet.
///
/// Arguments are evaluated where the symbol stands, once; members and calls behind it are applied
/// when a type gives it its meaning.
final class SymbolValue: Symbol {
  let name: String
  let call: CallSite?
  let arguments: [Value]
  let machine: Machine
  let place: Place?
  let depth: Int32
  /// Why `.init(…)` made no value of the type that was asked for last.
  private(set) var failure: Fault?
  private let steps: [(step: PostfixStep, arguments: [Value])]

  init(
    _ name: String, call: CallSite? = nil, arguments: [Value] = [], machine: Machine,
    place: Place? = nil, steps: [(step: PostfixStep, arguments: [Value])] = []
  ) {
    self.name = name
    self.call = call
    self.arguments = arguments
    depth = 1 + max(Value.deepest(arguments), steps.map { Value.deepest($0.arguments) }.max() ?? 0)
    self.machine = machine
    self.place = place
    self.steps = steps
  }

  /// The symbol with one more member or call behind it.
  func followed(by step: PostfixStep, _ arguments: [Value]) throws -> Value {
    guard steps.count < machine.limits.chainLength else {
      throw Fault.beyond(.chain, machine.limits)
    }
    return .symbol(
      SymbolValue(
        name, call: call, arguments: self.arguments, machine: machine, place: place,
        steps: steps + [(step, arguments)]))
  }

  func resolve(owners: [String]) throws -> Value? {
    for owner in owners {
      let root: Value?
      do {
        root = try machine.staticMember(name, of: owner, call, arguments)
      } catch let fault as Fault where name == "init" && !fault.endsRun {
        // Another overload may take another type, which these arguments do make.
        failure = fault
        continue
      } catch {
        throw place.map { machine.located(error, at: $0) } ?? error
      }
      guard var value = root else { continue }
      for (step, arguments) in steps {
        if try step.apply(&value, arguments) == .ended { return Value.none }
      }
      return value
    }
    return nil
  }
}
