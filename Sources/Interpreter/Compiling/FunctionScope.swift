import Catalog

/// The variables in sight while one body is compiled.
final class FunctionScope {
  struct Target {
    var label: String?
    var number: Int
    var isLoop: Bool
  }

  let parent: FunctionScope?
  let body: Body
  private var blocks: [[String: LocalVariable]] = [[:]]
  /// Loops and labelled statements around the current one, innermost last.
  var targets: [Target] = []
  private var targetCount = 0
  /// How many of `$0`, `$1` … a closure may use without naming parameters; nil where it may not.
  var numbered: [LocalVariable]?
  /// What a closure's only parameter is known to be.
  var elementShape = Shape.any
  /// What the patterns of one `case` bind so far: all of them bind the same names.
  private var alternatives: [String: LocalVariable]?

  init(_ body: Body, parent: FunctionScope? = nil) {
    self.body = body
    self.parent = parent
  }

  func push() {
    blocks.append([:])
  }

  func pop() {
    blocks.removeLast()
  }

  func newSlot() -> Int {
    defer { body.slotCount += 1 }
    return body.slotCount
  }

  func newTarget(_ label: String?, isLoop: Bool) -> Int {
    targetCount += 1
    targets.append(Target(label: label, number: targetCount, isLoop: isLoop))
    return targetCount
  }

  @discardableResult
  func declare(_ name: String, isConstant: Bool = true, shape: Shape = .any) -> LocalVariable {
    let variable = LocalVariable(name, slot: newSlot(), isConstant: isConstant, shape: shape)
    blocks[blocks.count - 1][name] = variable
    return variable
  }

  /// Compiles the patterns of one `case`, of which any may match: a name is one variable in all.
  func inAlternatives<T>(_ body: () throws -> T) rethrows -> T {
    let outer = alternatives
    alternatives = [:]
    defer { alternatives = outer }
    return try body()
  }

  /// A variable that a pattern binds.
  func declareInPattern(_ name: String, isConstant: Bool) -> LocalVariable {
    if let known = alternatives?[name] { return known }
    let variable = declare(name, isConstant: isConstant)
    alternatives?[name] = variable
    return variable
  }

  /// The variable of a name: a local one, or a captured one of an enclosing body.
  func find(_ name: String) -> LocalVariable? {
    for block in blocks.reversed() {
      if let variable = block[name] { return variable }
    }
    if let numbered = numberedParameter(name) { return numbered }
    guard let outer = parent?.find(name) else { return nil }
    outer.isCaptured = true
    let inner = LocalVariable(
      name, slot: newSlot(), isConstant: outer.isConstant, shape: outer.shape)
    inner.isCaptured = true
    blocks[0][name] = inner
    body.captures.append(outer)
    body.captureSlots.append(inner.slot)
    return inner
  }

  /// `$2` makes a closure have three parameters.
  private func numberedParameter(_ name: String) -> LocalVariable? {
    guard name.hasPrefix("$"), numbered != nil, let index = Int(name.dropFirst()),
      (0..<100).contains(index)
    else { return nil }
    while (numbered?.count ?? 0) <= index {
      let number = numbered?.count ?? 0
      let variable = LocalVariable(
        "$\(number)", slot: newSlot(), isConstant: false, shape: number == 0 ? elementShape : .any)
      numbered?.append(variable)
      body.parameters.append(variable)
    }
    body.hasNumberedParameters = true
    return numbered?[index]
  }

  /// Every name in sight, for suggestions.
  var names: [String] {
    blocks.flatMap { $0.keys.sorted() } + (parent?.names ?? [])
  }
}
