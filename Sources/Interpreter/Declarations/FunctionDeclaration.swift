import Catalog
import SwiftSyntax

/// A function, method, initialiser, accessor or subscript of fixture code.
final class FunctionDeclaration {
  struct ParameterDeclaration {
    var parameter: Parameter
    var type: TypeSyntax?
    var defaultValue: ExprSyntax?
    var isBuilder: Bool
    /// The result builder that it stands behind, by its name.
    var builderName: String?
  }

  let name: String
  let machine: Machine
  /// The type, protocol or compiled type it belongs to; nil for a free function.
  let owner: Owner?
  let parameters: [Parameter]
  let isStatic: Bool
  var isMutating: Bool
  /// Whether it stands behind `@ViewBuilder` or the like, here or in a protocol that asks for it.
  private(set) lazy var isBuilder = isMarkedBuilder || requiredBuilder != nil
  /// The name of that builder, where it is written.
  private(set) lazy var builderName = markedBuilder ?? requiredBuilder?.markedBuilder
  private let isMarkedBuilder: Bool
  private let markedBuilder: String?
  let isInitializer: Bool
  let isFailable: Bool
  let place: Place
  private let declared: [ParameterDeclaration]
  let resultType: TypeSyntax?
  private let statements: CodeBlockItemListSyntax?
  private let genericNames: Set<String>
  private var compiled: CompiledFunction?

  init(
    _ name: String, machine: Machine, owner: Owner?, parameters: [ParameterDeclaration],
    resultType: TypeSyntax?, statements: CodeBlockItemListSyntax?, generics: Set<String> = [],
    isStatic: Bool = false, isMutating: Bool = false, isBuilder: Bool = false,
    builderName: String? = nil, isInitializer: Bool = false, isFailable: Bool = false, place: Place
  ) {
    self.name = name
    self.machine = machine
    self.owner = owner
    self.parameters = parameters.map(\.parameter)
    self.isStatic = isStatic
    self.isMutating = isMutating
    isMarkedBuilder = isBuilder
    markedBuilder = builderName
    self.isInitializer = isInitializer
    self.isFailable = isFailable
    self.place = place
    self.declared = parameters
    self.resultType = resultType
    self.statements = statements
    self.genericNames = generics.union(owner?.genericNames ?? [])
  }

  /// Whether it has a body; a requirement of a protocol has none.
  var hasBody: Bool { statements != nil }

  /// Whether it is an initialiser that says which other one goes on.
  private(set) lazy var delegates: Bool = {
    let text = statements?.trimmedDescription ?? ""
    return text.contains("super.init") || text.contains("self.init")
  }()

  /// The name that messages and call stacks show.
  var description: String {
    let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
    let base = owner.map { "\($0.name).\(name)" } ?? name
    return parameters.isEmpty && !isInitializer && statements != nil && isAccessor
      ? base : "\(base)(\(labels))"
  }

  /// The type of its result as it is written; `.any` where a generic parameter decides.
  private(set) lazy var writtenResult: Shape = {
    guard let resultType else { return .any }
    let compiler = Compiler(
      machine: machine, owner: owner, isStatic: isStatic, generics: genericNames)
    return compiler.shape(resultType)
  }()

  /// Whether it says that it returns an optional.
  var isOptional: Bool { writtenResult.isOptional }

  /// Whether it is a property's getter, which is shown without parentheses.
  var isAccessor = false

  /// Whether it takes its time: an app may have such a function, but no figure can wait for it.
  var isAsync = false

  /// Whether an extension declares it: an initialiser there leaves the memberwise one alone.
  var isInExtension = false

  /// The declaration, as a candidate in a message shows it.
  var declaration: String {
    let list = declared.map { declared -> String in
      let label = declared.parameter.label
      let name = declared.parameter.name
      let names =
        label == nil ? "_ \(name)" : label == name ? name : "\(label ?? "_") \(name)"
      let value = declared.defaultValue.map { " = \($0.trimmedDescription)" } ?? ""
      return "\(names): \(declared.type?.trimmedDescription ?? "Any")\(value)"
    }
    let result = resultType.map { " -> \($0.trimmedDescription)" } ?? ""
    let keyword = isInitializer ? "init" : "\(isStatic ? "static " : "")func \(name)"
    return "\(keyword)(\(list.joined(separator: ", ")))\(result)"
  }

  /// The requirement of a protocol that stands behind a result builder.
  private lazy var requiredBuilder: FunctionDeclaration? = {
    guard let type = owner?.type, type.kind != .protocol, !isStatic else { return nil }
    return type.conformanceOrder.lazy.compactMap { name -> FunctionDeclaration? in
      guard let table = self.machine.types[name]?.members else { return nil }
      let property = table.properties[self.name]?.getter
      return property?.isMarkedBuilder == true
        ? property : table.methods[self.name]?.first(where: \.isMarkedBuilder)
    }.first
  }()

  /// The type that a body must return a value of.
  private func resultName(_ result: Shape) -> String? {
    guard let resultType, !isInitializer, !isBuilder else { return nil }
    if case .void = result { return nil }
    let name = resultType.trimmedDescription
    return name == "Never" ? nil : name
  }

  /// The body, walked once, when it is first used.
  func compile() throws -> CompiledFunction {
    if let compiled { return compiled }
    if isAsync {
      throw machine.located(
        Fault("an 'async' function is not supported in fixtures"), at: place)
    }
    let compiler = Compiler(
      machine: machine, owner: owner, isStatic: isStatic, generics: genericNames)
    let result = resultType.map { compiler.shape($0) } ?? .any
    let function = try compiler.compileFunction(
      named: description, at: place, parameters: declared, statements: statements,
      hasSelf: owner != nil, isMutating: isMutating, result: result)
    function.result = result
    function.body.resultName = resultName(function.result)
    compiled = function
    return function
  }

  /// Lets go of the body, which holds the machine.
  func discard() {
    compiled = nil
  }
}

/// A compiled body with what a call needs to know about its parameters.
final class CompiledFunction {
  let body: Body
  let shapes: [Shape]
  let defaults: [Code?]
  /// Which parameters stand behind result builders, and their names.
  let builders: [(isBuilder: Bool, name: String?)]
  var result = Shape.any

  init(
    body: Body, shapes: [Shape], defaults: [Code?], builders: [(isBuilder: Bool, name: String?)]
  ) {
    self.body = body
    self.shapes = shapes
    self.defaults = defaults
    self.builders = builders
  }
}

/// What a declaration belongs to.
struct Owner {
  let name: String
  /// The type, where fixture code declares it; nil for an extension of a compiled type.
  let type: TypeDeclaration?
  var genericNames: Set<String> = []
}
