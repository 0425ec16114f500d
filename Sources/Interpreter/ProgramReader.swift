import Catalog
import FigureLimits
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// Parses a file, collects its declarations and finds its figures.
struct ProgramReader {
  let machine: Machine
  private(set) var problems: [Diagnostic] = []
  private(set) var figures: [FigureSource] = []
  /// Types whose previews are figures.
  private var providers: Set<String> = []

  init(_ machine: Machine) {
    self.machine = machine
  }

  mutating func read() {
    let source = machine.source
    guard source.text.utf8.count <= machine.limits.sourceBytes else {
      problems.append(
        machine.diagnostic(Fault.beyond(.source, machine.limits), at: nil))
      return
    }
    if let place = BracketRun.tooLong(in: source.text, limit: machine.limits.directBrackets) {
      problems.append(
        machine.diagnostic(Fault.beyond(.brackets, machine.limits), at: place))
      return
    }
    if let (place, message) = SourceNesting.tooDeep(in: source.text) {
      problems.append(machine.diagnostic(Fault(message), at: place))
      return
    }
    let tree = parse(source.text)
    if tree.hasError { reportSyntax(tree) }
    if !problems.isEmpty { return }
    let faults = FaultList()
    let collector = Collector(machine: machine) { faults.append($0) }
    read(activeItems(tree.statements), collector, faults)
    Prelude(machine: machine).declare(with: collector)
    collector.applyExtensions()
    collector.refuseUnknownAttributes()
    for type in machine.types.values { type.inheritStoredProperties() }
    for type in machine.types.values.sorted(by: { $0.place.start < $1.place.start }) {
      if let missing = type.missingRequirement { faults.append(missing) }
    }
    for fault in UnknownTypes(machine: machine).faults(in: tree, collector) { faults.append(fault) }
    PreviewProviders(machine: machine) { faults.append($0) }.refuseOthers(than: providers)
    if figures.isEmpty { addWholeFileView(tree, faults) }
    shareOptions(faults)
    checkStrayComments(tree.endOfFileToken, faults)
    problems += faults.all.map { machine.diagnostic($0, at: $0.place) }
  }

  private func parse(_ text: String) -> SourceFileSyntax {
    var text = text
    return text.withUTF8 { buffer in
      var parser = Parser(buffer, maximumNestingLevel: machine.limits.nesting)
      return SourceFileSyntax.parse(from: &parser)
    }
  }

  private mutating func reportSyntax(_ tree: SourceFileSyntax) {
    let invalid = InvalidCharacters(in: tree)
    guard !invalid.places.isEmpty else { return reportErrors(of: tree) }
    let rest = parse(invalid.blanked(in: machine.source.text))
    if rest.hasError { reportErrors(of: rest) }
    problems += invalid.places.map { place in
      machine.diagnostic(Fault("invalid character in source file", at: place), at: place)
    }
  }

  private mutating func reportErrors(of tree: SourceFileSyntax) {
    let found: [SwiftDiagnostics.Diagnostic]
    do {
      found = try SyntaxErrors.diagnostics(of: tree)
    } catch {
      var fault = Fault.noSwift
      fault.hint = error.description
      problems.append(machine.diagnostic(fault, at: nil))
      return
    }
    // What is told of a place for the second time follows from the first.
    var places: Set<Int> = []
    for diagnostic in found where places.insert(diagnostic.position.utf8Offset).inserted {
      let start = diagnostic.position.utf8Offset
      let end = diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset
      var fault = Fault(diagnostic.message, at: Place(start: start, end: max(start, end)))
      fault.hint = diagnostic.notes.first.map { note in
        let place = machine.lines.position(at: note.position.utf8Offset)
        return "\(note.message) at line \(place.line), column \(place.column)"
      }
      if diagnostic.message.contains("maximum nesting level") {
        fault = Fault.beyond(
          .nesting, machine.limits, at: Place(start: start, end: start))
      }
      problems.append(machine.diagnostic(fault, at: fault.place))
    }
    if problems.isEmpty { problems.append(machine.diagnostic(Fault.noSwift, at: nil)) }
  }

  private func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let condition = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      let clause = ConditionalCompilation.activeClause(of: condition)
      guard case .statements(let statements)? = clause?.elements else { return [] }
      return activeItems(statements)
    }
  }

  private mutating func read(
    _ items: [CodeBlockItemSyntax], _ collector: Collector, _ faults: FaultList
  ) {
    collector.refuseRedeclarations(
      items.compactMap { if case .decl(let declaration) = $0.item { declaration } else { nil } })
    machine.builderNames.formUnion(items.compactMap(\.builderName))
    // Previews come first, then the expressions that stand alone, each in their order.
    for item in items {
      if let preview = preview(item) { addPreview(preview, item, collector, faults) }
    }
    for item in items where preview(item) == nil {
      switch item.item {
      case .decl(let declaration):
        collector.collect(declaration)
        addPreviews(of: declaration, faults)
        if !isViewOfItsOwn(declaration) { checkStrayComments(item, faults) }
      case .expr(let expression):
        switch PlaygroundPages.statement(expression, constant: { initialValue($0, in: items) }) {
        case .shows(let view): addExpression(view, item, collector, faults)
        case .nothing: break
        case nil: addExpression(expression, item, collector, faults)
        }
      case .stmt(let statement):
        faults.append(.statementAtFileLevel(at: collector.place(of: statement)))
      default: faults.append(.unsupported(item, at: collector.place(of: item)))
      }
    }
  }

  /// What a constant at file level begins as.
  private func initialValue(_ name: String, in items: [CodeBlockItemSyntax]) -> ExprSyntax? {
    items.lazy.compactMap { item -> ExprSyntax? in
      guard case .decl(let declaration) = item.item else { return nil }
      return declaration.as(VariableDeclSyntax.self)?.bindings.first {
        $0.pattern.trimmedDescription == name
      }?.initializer?.value
    }.first
  }

  private mutating func addPreviews(of declaration: DeclSyntax, _ faults: FaultList) {
    let found = PreviewProviders(machine: machine) { faults.append($0) }.providers(in: declaration)
    for provider in found {
      providers.insert(provider.name)
      figures += provider.figures
    }
  }

  /// A `// figure:` line above a view counts where the file has no other figures.
  private func isViewOfItsOwn(_ declaration: DeclSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self)
  }

  /// Reads options that stand beside the code, as in the info string of a block of Markdown.
  private func shareOptions(_ faults: FaultList) {
    guard let range = machine.source.options else { return }
    let bytes = Array(Array(machine.source.shown.utf8)[range])
    let parser = FigureCommentParser(bytes: bytes, offset: range.lowerBound) {
      machine.lines.position(at: $0)
    }
    do {
      let options = try parser.options()
      for figure in figures { figure.share(options) }
    } catch let fault as Fault {
      faults.append(fault)
    } catch {
      faults.append(Fault("\(error)"))
    }
  }

  private mutating func checkStrayComments(_ node: some SyntaxProtocol, _ faults: FaultList) {
    let comments = FigureComments(before: node, machine) { _ in }
    if let place = comments.firstPlace { faults.append(.noFigureBelow(at: place)) }
  }
}

/// Faults found while a file is read, from several places at once.
final class FaultList {
  private(set) var all: [Fault] = []

  func append(_ fault: Fault) {
    all.append(fault)
  }
}

extension CodeBlockItemSyntax {
  /// The name of a type behind `@resultBuilder`.
  fileprivate var builderName: String? {
    guard case .decl(let declaration) = item,
      let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes,
      attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "resultBuilder"
      })
    else { return nil }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension ProgramReader {
  private func preview(_ item: CodeBlockItemSyntax) -> MacroExpansionParts? {
    switch item.item {
    case .expr(let expression):
      guard let macro = expression.as(MacroExpansionExprSyntax.self) else { return nil }
      return MacroExpansionParts(
        name: macro.macroName.text, arguments: macro.arguments, closure: macro.trailingClosure)
    case .decl(let declaration):
      guard let macro = declaration.as(MacroExpansionDeclSyntax.self) else { return nil }
      return MacroExpansionParts(
        name: macro.macroName.text, arguments: macro.arguments, closure: macro.trailingClosure)
    default: return nil
    }
  }

  private struct MacroExpansionParts {
    var name: String
    var arguments: LabeledExprListSyntax
    var closure: ClosureExprSyntax?
  }

  private mutating func addPreview(
    _ preview: MacroExpansionParts, _ item: CodeBlockItemSyntax, _ collector: Collector,
    _ faults: FaultList
  ) {
    let place = collector.place(of: item)
    guard preview.name == "Preview" else {
      let name = Place(start: place.start, end: place.start + 1 + preview.name.utf8.count)
      let isNear = nearestName(to: preview.name, among: ["Preview"]) != nil
      faults.append(
        Fault(
          "the macro '#\(preview.name)' is not supported in fixtures",
          hint: isNear ? "did you mean '#Preview'?" : nil, at: name))
      return
    }
    let body = preview.closure ?? preview.arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let body else {
      faults.append(Fault("a '#Preview' needs a closure with views", at: place))
      return
    }
    var name: String?
    var traits: [ExprSyntax] = []
    var isTrait = false
    for argument in preview.arguments {
      switch argument.label?.text {
      case "traits": isTrait = true
      case nil: break
      case "body" where argument.expression.is(ClosureExprSyntax.self): continue
      case let label?:
        faults.append(.noPreviewArgument(label, at: collector.place(of: argument)))
        continue
      }
      if isTrait {
        traits.append(argument.expression)
      } else if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        name = literal.representedLiteralValue
      } else if !argument.expression.is(NilLiteralExprSyntax.self) {
        faults.append(.noPreviewName(at: collector.place(of: argument)))
      }
    }
    let comments = FigureComments(before: item, machine) { faults.append($0) }
    figures.append(
      FigureSource(
        name: name, place: place, comments: comments, content: .preview(body, traits: traits),
        machine: machine))
  }

  private mutating func addExpression(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ collector: Collector,
    _ faults: FaultList
  ) {
    let place = collector.place(of: expression)
    let compiler = Compiler(machine: machine, owner: nil, isStatic: true, generics: [])
    if compiler.isAssignment(expression) {
      faults.append(.statementAtFileLevel(at: place))
      return
    }
    let comments = FigureComments(before: item, machine) { faults.append($0) }
    figures.append(
      FigureSource(
        name: nil, place: place, comments: comments, content: .expression(expression),
        machine: machine))
  }

  /// The view that a file without figures stands for.
  private mutating func addWholeFileView(_ tree: SourceFileSyntax, _ faults: FaultList) {
    let views = machine.typeOrder.filter { type in
      type.kind == .struct && type.allConformances.contains("View") && type.needsNoArguments
    }
    let file = machine.source.name.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let chosen =
      views.first { $0.name == stem } ?? views.first { $0.name == "ContentView" } ?? views.last
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        let type = declaration.as(StructDeclSyntax.self)
      else { continue }
      if type.name.identifierText != chosen?.name { checkStrayComments(item, faults) }
      guard let chosen, type.name.identifierText == chosen.name else { continue }
      let comments = FigureComments(before: item, machine) { faults.append($0) }
      figures.append(
        FigureSource(
          name: nil, place: chosen.place, comments: comments, content: .view(chosen),
          machine: machine))
    }
    if figures.isEmpty { addLoneVariable(tree, faults) }
    if figures.isEmpty && faults.all.isEmpty && problems.isEmpty {
      let app = machine.typeOrder.first { $0.allConformances.contains("App") }
      let hasView = machine.typeOrder.contains { $0.allConformances.contains("View") }
      if let app, !hasView { return faults.append(.onlyApp(at: app.place)) }
      faults.append(.noFigure(machine.typeOrder.first { $0.allConformances.contains("View") }))
    }
  }

  /// The `body` that documentation prints without its view: `var body: some View { … }`.
  private mutating func addLoneVariable(_ tree: SourceFileSyntax, _ faults: FaultList) {
    guard let property = machine.computedGlobals["body"] else { return }
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        name.identifierText == "body"
      else { continue }
      let comments = FigureComments(before: item, machine) { faults.append($0) }
      let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
      let place = Place(start: start, end: start + name.trimmedLength.utf8Length)
      figures.append(
        FigureSource(
          name: nil, place: place, comments: comments, content: .variable(property),
          machine: machine))
    }
  }
}

extension Machine {
  /// The value of an expression that is not in the file.
  func parsedDefault(_ text: String) throws -> Value {
    var parser = Parser(text)
    let expression = ExprSyntax.parse(from: &parser)
    guard !expression.hasError else { throw Fault("'\(text)' is no expression") }
    let compiler = Compiler(machine: self, owner: nil, isStatic: true, generics: [])
    compiler.isForeign = true
    return try compiler.detached(expression, as: .any)(Frame(slotCount: 0))
  }
}

extension Fault {
  fileprivate static func noPreviewArgument(_ label: String, at place: Place) -> Fault {
    let nearest = nearestName(to: label, among: ["traits", "body"])
    return Fault(
      "a '#Preview' has no argument '\(label)'", hint: nearest.map { "did you mean '\($0):'?" },
      at: place)
  }

  fileprivate static func noPreviewName(at place: Place) -> Fault {
    Fault("the name of a '#Preview' is a string literal", at: place)
  }

  fileprivate static let noSwift = Fault("the file is not valid Swift")
  /// - Parameter view: a view of the file that needs arguments.
  fileprivate static func noFigure(_ view: TypeDeclaration?) -> Fault {
    Fault(
      "the file has no figure",
      hint: view.map { "'\($0.name)' needs arguments: add '#Preview { \($0.name)(…) }'" }
        ?? "add a '#Preview', a view expression, or a view that needs no arguments")
  }

  /// An app has scenes, which are no figures.
  fileprivate static func onlyApp(at place: Place) -> Fault {
    Fault(
      "the file has an app and no figure", hint: "add '#Preview { … }' with the view to draw",
      at: place)
  }

  fileprivate static func statementAtFileLevel(at place: Place) -> Fault {
    Fault(
      "a statement at file level is not supported in fixtures", hint: "put it into a function",
      at: place)
  }

  fileprivate static func noFigureBelow(at place: Place) -> Fault {
    Fault("no figure follows this line", hint: "put it directly above a figure", at: place)
  }
}
