/// How tightly binary operators bind, as Swift's standard library declares it.
///
/// Operands are put together straight from the parser's flat list: folding with SwiftOperators
/// would make new nodes, whose places are no longer the file's.
struct Precedence {
  var level: Int
  var isRightAssociative = false

  static let ternary = Precedence(level: 100, isRightAssociative: true)
  static let assignment = Precedence(level: 90, isRightAssociative: true)
  static let casting = Precedence(level: 132)

  private static let groups: [String: Precedence] = [
    "BitwiseShiftPrecedence": Precedence(level: 160),
    "MultiplicationPrecedence": Precedence(level: 150),
    "AdditionPrecedence": Precedence(level: 140),
    "RangeFormationPrecedence": Precedence(level: 135),
    "NilCoalescingPrecedence": Precedence(level: 131, isRightAssociative: true),
    "ComparisonPrecedence": Precedence(level: 130),
    "LogicalConjunctionPrecedence": Precedence(level: 120),
    "LogicalDisjunctionPrecedence": Precedence(level: 110),
    "DefaultPrecedence": Precedence(level: 105),
    "AssignmentPrecedence": assignment,
  ]

  private static let operators: [String: String] = [
    "<<": "BitwiseShift", ">>": "BitwiseShift", "*": "Multiplication", "/": "Multiplication",
    "%": "Multiplication", "&": "Multiplication", "&*": "Multiplication", "+": "Addition",
    "-": "Addition", "|": "Addition", "^": "Addition", "&+": "Addition", "&-": "Addition",
    "..<": "RangeFormation", "...": "RangeFormation", "??": "NilCoalescing", "==": "Comparison",
    "!=": "Comparison", "<": "Comparison", ">": "Comparison", "<=": "Comparison",
    ">=": "Comparison", "===": "Comparison", "!==": "Comparison", "~=": "Comparison",
    "&&": "LogicalConjunction", "||": "LogicalDisjunction",
  ]

  /// Operators that assign the result to their left side, and what they calculate.
  static let compound: [String: String] = [
    "+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%", "<<=": "<<", ">>=": ">>", "&=": "&",
    "|=": "|", "^=": "^",
  ]

  static func of(_ name: String, declared: [String: String]) -> Precedence? {
    if let group = operators[name] { return groups["\(group)Precedence"] }
    if compound[name] != nil { return assignment }
    return declared[name].map { groups[$0] ?? Precedence(level: 105) }
  }
}
