import Catalog

/// A member, call, subscript, `?` or `!` behind a value.
final class PostfixStep {
  enum Outcome {
    case next
    /// A `?` met nil: the whole chain is nil.
    case ended
  }

  let arguments: [Code]
  let apply: (inout Value, [Value]) throws -> Outcome
  /// Where a fault of the step is shown.
  let place: Place?
  /// Arguments passed with `&`, which get their new value after the call.
  let inouts: [(index: Int, location: Location)]

  init(
    place: Place?, arguments: [Code] = [], inouts: [(index: Int, location: Location)] = [],
    apply: @escaping (inout Value, [Value]) throws -> Outcome
  ) {
    self.arguments = arguments
    self.apply = apply
    self.place = place
    self.inouts = inouts
  }

  func run(_ value: inout Value, _ frame: Frame, _ machine: Machine) throws -> Outcome {
    if arguments.isEmpty {
      do {
        return try apply(&value, [])
      } catch {
        throw place.map { machine.located(error, at: $0) } ?? error
      }
    }
    let values = try evaluate(frame)
    do {
      let outcome = try apply(&value, values)
      try writeBack(values, frame)
      return outcome
    } catch {
      throw place.map { machine.located(error, at: $0) } ?? error
    }
  }

  func evaluate(_ frame: Frame) throws -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for code in arguments { values.append(try code(frame)) }
    return values
  }

  func writeBack(_ values: [Value], _ frame: Frame) throws {
    for (index, location) in inouts {
      guard case .reference(let box) = values[index] else { continue }
      try location.modify(frame) { $0 = box.value }
    }
  }

  static func member(_ name: String, _ site: CallSite, _ machine: Machine) -> PostfixStep {
    PostfixStep(place: site.namePlace) { [unowned machine] value, _ in
      value = try machine.property(name, of: value)
      return .next
    }
  }

  static func call(
    _ site: CallSite, _ machine: Machine, arguments: [Code] = [],
    inouts: [(index: Int, location: Location)] = []
  ) -> PostfixStep {
    PostfixStep(place: site.namePlace, arguments: arguments, inouts: inouts) {
      [unowned machine] value, values in
      value = try machine.callMethod(site, on: &value, values)
      return .next
    }
  }
}
