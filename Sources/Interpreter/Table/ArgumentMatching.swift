import Catalog

/// A parameter as callers see it.
struct Parameter: Sendable {
  /// Nil for `_`.
  var label: String?
  var name: String
  var hasDefault = false
  var isVariadic = false
  /// Whether its type is a function's, so that a trailing closure may be meant for it.
  var takesFunction = false
  var isInout = false
}

/// Which argument goes to which parameter.
struct ArgumentPlan {
  enum Source: Equatable {
    case argument(Int)
    case variadic([Int])
    /// The default is used.
    case omitted
  }

  var sources: [Source]

  /// The values by parameter; nil where the default is used.
  func bind(_ values: [Value]) -> [Value?] {
    sources.map { source in
      switch source {
      case .argument(let index): values[index]
      case .variadic(let indices): .array(indices.map { values[$0] })
      case .omitted: nil
      }
    }
  }

  /// The parameter that an argument goes to.
  func parameter(ofArgument index: Int) -> Int? {
    sources.firstIndex { source in
      switch source {
      case .argument(let argument): argument == index
      case .variadic(let arguments): arguments.contains(index)
      case .omitted: false
      }
    }
  }
}

/// Why labels and parameters do not fit.
enum ArgumentMisfit: Error {
  case missing(parameter: Int)
  case extra(argument: Int)
}

extension CallSite {
  /// Matches the labels of the call with parameters as Swift does: in order, defaults skipped,
  /// variadics gathered, trailing closures by the forward scan of SE-0286.
  func plan(for parameters: [Parameter]) throws(ArgumentMisfit) -> ArgumentPlan {
    var sources = [ArgumentPlan.Source](repeating: .omitted, count: parameters.count)
    var isFilled = [Bool](repeating: false, count: parameters.count)
    var next = 0
    for argument in 0..<firstTrailing {
      let parameter = try place(
        argument, in: parameters, from: next,
        goesOn: next < parameters.count && parameters[next].isVariadic && isFilled[next])
      if parameters[parameter].isVariadic {
        if case .variadic(let gathered) = sources[parameter] {
          sources[parameter] = .variadic(gathered + [argument])
        } else {
          sources[parameter] = .variadic([argument])
        }
        next = parameter
      } else {
        sources[parameter] = .argument(argument)
        next = parameter + 1
      }
      isFilled[parameter] = true
    }
    for argument in firstTrailing..<labels.count {
      let from = next < parameters.count && isFilled[next] ? next + 1 : next
      let parameter = try placeTrailing(argument, in: parameters, from: from)
      sources[parameter] = .argument(argument)
      isFilled[parameter] = true
      next = parameter + 1
    }
    for (index, parameter) in parameters.enumerated()
    where !isFilled[index] && !parameter.hasDefault && !parameter.isVariadic {
      throw .missing(parameter: index)
    }
    return ArgumentPlan(sources: sources)
  }

  private func place(
    _ argument: Int, in parameters: [Parameter], from next: Int, goesOn: Bool
  ) throws(ArgumentMisfit) -> Int {
    // Behind the first value of a variadic the others have no label.
    if goesOn, labels[argument] == nil { return next }
    var index = goesOn ? next + 1 : next
    while index < parameters.count {
      let parameter = parameters[index]
      if parameter.label == labels[argument] { return index }
      guard parameter.hasDefault || parameter.isVariadic else {
        throw .missing(parameter: index)
      }
      index += 1
    }
    throw .extra(argument: argument)
  }

  private func placeTrailing(
    _ argument: Int, in parameters: [Parameter], from next: Int
  ) throws(ArgumentMisfit) -> Int {
    if let label = labels[argument] {
      for index in next..<max(next, parameters.count) {
        if parameters[index].label == label { return index }
        if !parameters[index].hasDefault { throw .missing(parameter: index) }
      }
      throw .extra(argument: argument)
    }
    var fallback: Int?
    for index in next..<max(next, parameters.count) {
      let parameter = parameters[index]
      if parameter.takesFunction {
        let isNamedLater = labels[argument...].dropFirst().contains(parameter.label)
        if !parameter.hasDefault && !isNamedLater { return index }
        if fallback == nil, !isNamedLater { fallback = index }
      } else if !parameter.hasDefault && !parameter.isVariadic {
        if let fallback { return fallback }
        // A generic or unknown type may be a function's, if it is the last parameter.
        if index == parameters.count - 1 { return index }
        throw .missing(parameter: index)
      }
    }
    if let fallback { return fallback }
    throw .extra(argument: argument)
  }
}
