import Catalog
import SwiftParser
import SwiftSyntax

/// Why a value cannot replace a constant of the file.
package struct SettingProblem: Sendable {
  package var name: String
  package var value: String
  package var message: String
  package var hint: String?
}

extension Machine {
  /// Replaces constants outside functions by values that the user gave.
  ///
  /// A value is a literal, or a member of the constant's type as `.leading`; it runs nothing.
  func apply(_ settings: [String: String]) -> [SettingProblem] {
    settings.sorted { $0.key < $1.key }.compactMap { name, text in
      guard let old = globals[name], old.isConstant else { return nil }
      do {
        let shape = try typeShape(of: old)
        let value = try value(text, as: shape, like: old)
        globals[name] = LazyVariable(
          name, isConstant: true, type: old.type, machine: self, place: Place(start: 0, end: 0),
          infer: { shape }, make: { (value, shape) })
        return nil
      } catch {
        let problem = diagnostics(for: error, at: nil).first
        return SettingProblem(
          name: name, value: text, message: problem?.message ?? "\(error)", hint: problem?.hint)
      }
    }
  }

  /// The type that is written or follows from the value.
  private func typeShape(of constant: LazyVariable) throws -> Shape {
    let written = constant.writtenShape
    guard written.isAny else { return written }
    let value = try constant.load().settled
    return Shape(typeNamed: value.typeDescription)
  }

  private func value(_ text: String, as shape: Shape, like old: LazyVariable) throws -> Value {
    var parser = Parser(text)
    let expression = ExprSyntax.parse(from: &parser)
    guard !expression.hasError, expression.description == text, expression.isLiteral else {
      throw Fault.noLiteral(text, shape)
    }
    let compiler = Compiler(machine: self, owner: nil, isStatic: true, generics: [])
    compiler.isForeign = true
    let value = try compiler.detached(expression, as: shape)(Frame(slotCount: 0))
    let converted = try shape.convert(value, self)
    guard shape.accepts(converted, self), !shape.isAny else { throw Fault.noLiteral(text, shape) }
    return converted
  }
}

extension ExprSyntax {
  /// Whether it is made of literals and members of types, so that it means one value and does
  /// nothing.
  fileprivate var isLiteral: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr(let string): string.representedLiteralValue != nil
    case .prefixOperatorExpr(let negative):
      negative.operator.text == "-" && negative.expression.isLiteral
    case .arrayExpr(let array): array.elements.allSatisfy(\.expression.isLiteral)
    case .tupleExpr(let tuple): tuple.elements.allSatisfy(\.expression.isLiteral)
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?
        .allSatisfy { $0.key.isLiteral && $0.value.isLiteral } ?? true
    case .memberAccessExpr(let member):
      member.base.map { $0.is(DeclReferenceExprSyntax.self) } ?? true
    default: false
    }
  }
}

extension Fault {
  fileprivate static func noLiteral(_ text: String, _ shape: Shape) -> Fault {
    var hint: String?
    if case .string = shape.unwrapped { hint = "write it in quotes: '\"\(text)\"'" }
    return Fault("'\(text)' is no literal of the type '\(shape.name)'", hint: hint)
  }
}
