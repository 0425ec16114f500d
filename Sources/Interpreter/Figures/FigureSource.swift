import Catalog
import FigureLimits
import SwiftSyntax

/// One figure of a file: where it stands, what is written above it, and how to make its views.
package final class FigureSource {
  /// The name of a `#Preview`; nil where it has none.
  package let name: String?
  package let position: Position
  /// The `///` comment above it, without the slashes; nil where there is none.
  package let documentation: String?
  package private(set) var options: [FigureOption]
  package let expectations: [FigureExpectation]

  /// What the figure is made of.
  enum Content {
    case preview(ClosureExprSyntax, traits: [ExprSyntax])
    /// An expression, in the type that it stands in.
    case expression(ExprSyntax, in: TypeDeclaration? = nil)
    case view(TypeDeclaration)
    case variable(ComputedProperty)
  }

  private let content: Content
  private let machine: Machine

  init(
    name: String?, place: Place, comments: FigureComments, content: Content, machine: Machine
  ) {
    self.name = name
    position = machine.lines.position(at: place.start)
    documentation = comments.documentation
    options = comments.options
    expectations = comments.expectations
    self.content = content
    self.machine = machine
  }

  /// Takes options that go for several figures: the figure's own go before them.
  func share(_ options: [FigureOption]) {
    self.options = options + self.options
  }

  /// The values of the figure's builder: one for each view that stands in it.
  ///
  /// - Parameter deadline: when the figure has to be done, its layout included.
  /// - Throws: `Diagnostics` in source order, without duplicates.
  package func evaluate(until deadline: Deadline? = nil) throws -> [Value] {
    machine.start(until: deadline)
    do {
      return try values().map { $0.literalNumber?.settled ?? $0 }
    } catch {
      let found = Diagnostics(machine.diagnostics(for: error, at: nil))
      throw found.tidied(limit: machine.limits.diagnostics)
    }
  }

  private var owner: Owner? {
    if case .expression(_, let type?) = content { return type.owner }
    return nil
  }

  private func values() throws -> [Value] {
    let compiler = Compiler(machine: machine, owner: owner, isStatic: true, generics: [])
    switch content {
    case .expression(let expression, _):
      return [try compiler.evaluated(expression)]
    case .view(let type):
      return [try machine.construct(type, CallSite("init", labels: []), [])]
    case .variable(let property):
      return [try machine.invoke(property.getter, on: nil, [])]
    case .preview(let closure, _):
      let body = Body(name: "#Preview", place: compiler.place(of: closure))
      compiler.scope = FunctionScope(body)
      try compiler.compile(closure.statements, into: body)
      body.problems = compiler.problems
      return try body.build(Frame(slotCount: body.slotCount), machine)
    }
  }

  /// The `traits:` of a `#Preview`, as `.fixedLayout(width: 100, height: 50)`, read by `read`.
  ///
  /// - Throws: `Diagnostics`, with the place of the trait where `read` throws.
  package func previewTraits<Trait>(_ read: (Value) throws -> Trait) throws -> [Trait] {
    guard case .preview(_, let traits) = content else { return [] }
    do {
      return try traits.map { trait in
        let compiler = Compiler(machine: machine, owner: nil, isStatic: true, generics: [])
        let value = try compiler.detached(trait, as: .any)(Frame(slotCount: 0))
        do {
          return try read(value)
        } catch {
          throw machine.located(error, at: compiler.place(of: trait))
        }
      }
    } catch {
      throw Diagnostics(machine.diagnostics(for: error, at: nil))
    }
  }
}

/// What is written in comments above a figure.
struct FigureComments {
  var documentation: String?
  var options: [FigureOption] = []
  var expectations: [FigureExpectation] = []
  /// Where the first `// figure:` line is.
  var firstPlace: Place?

  /// Reads the comments in front of a node.
  init(before node: some SyntaxProtocol, _ machine: Machine, _ refuse: (Fault) -> Void) {
    var offset = node.position.utf8Offset
    var lines: [String] = []
    for piece in node.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      defer { offset += length }
      switch piece {
      case .docLineComment(let text):
        let content = text.dropFirst(3)
        lines.append(String(content.hasPrefix(" ") ? content.dropFirst() : content))
      case .docBlockComment(let text): lines += FigureComments.lines(ofBlock: text)
      case .lineComment(let text) where text.hasPrefix(FigureCommentParser.marker):
        if firstPlace == nil { firstPlace = Place(start: offset, end: offset + length) }
        read(text, at: offset, machine, refuse)
      default: break
      }
    }
    documentation = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private mutating func read(
    _ text: String, at offset: Int, _ machine: Machine, _ refuse: (Fault) -> Void
  ) {
    let parser = FigureCommentParser(bytes: Array(text.utf8), offset: offset) {
      machine.lines.position(at: $0)
    }
    do {
      switch try parser.parse() {
      case .options(let found): options += found
      case .expectation(let found): expectations.append(found)
      }
    } catch let fault as Fault {
      refuse(fault)
    } catch {
      refuse(Fault("\(error)", at: Place(start: offset, end: offset + text.utf8.count)))
    }
  }

  private static func lines(ofBlock text: String) -> [String] {
    let content = text.dropFirst(3).dropLast(2)
    return content.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let bare = line.drop { $0 == " " || $0 == "\t" || $0 == "*" }
      return String(bare)
    }.filter { !$0.isEmpty }
  }
}
