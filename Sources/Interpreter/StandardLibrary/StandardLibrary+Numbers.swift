import Catalog
import Foundation

extension StandardLibrary {
  static let numbers: [Entry] = [
    .standardMethod(
      "Double", "rounded",
      "func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double"
    ) { value, arguments in
      .double(try rounded(value.asNumber(-1), arguments[0].symbolName ?? ""))
    },
    .standardMethod("Double", "squareRoot", "func squareRoot() -> Double") { value, _ in
      .double(try value.asNumber(-1).squareRoot())
    },
    .standardMethod(
      "Double", "truncatingRemainder",
      "func truncatingRemainder(dividingBy other: Double) -> Double"
    ) { value, arguments in
      .double(
        try value.asNumber(-1).truncatingRemainder(dividingBy: arguments[0].asNumber(0)))
    },
    .standardMethod(
      "Double", "remainder", "func remainder(dividingBy other: Double) -> Double"
    ) { value, arguments in
      .double(try value.asNumber(-1).remainder(dividingBy: arguments[0].asNumber(0)))
    },
    .standard(
      .mutatingMethod, "Double", "round",
      "mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)"
    ) { value, arguments in
      value = .double(try rounded(value.asNumber(-1), arguments[0].symbolName ?? ""))
      return .void
    },
    .standard(.mutatingMethod, "Double", "negate", "mutating func negate()") { value, _ in
      value = .double(try -value.asNumber(-1))
      return .void
    },
    .standard(.mutatingMethod, "Bool", "toggle", "mutating func toggle()") { value, _ in
      guard case .bool(let bool) = value.dereferenced else { throw StandardMisfit(parameter: -1) }
      value = .bool(!bool)
      return .void
    },
    .standardProperty("Double", "isNaN") { .bool(try $0.asNumber(-1).isNaN) },
    .standardProperty("Double", "isFinite") { .bool(try $0.asNumber(-1).isFinite) },
    .standardProperty("Double", "isInfinite") { .bool(try $0.asNumber(-1).isInfinite) },
    .standardProperty("Double", "isZero") { .bool(try $0.asNumber(-1) == 0) },
    .standardProperty("Double", "magnitude") { .double(try $0.asNumber(-1).magnitude) },
    .standardProperty("Int", "magnitude") { value in
      let int = try value.asInt(-1)
      guard int != .min else { throw Fault("the magnitude does not fit into an 'Int'") }
      return .int(abs(int))
    },
    .standardProperty("Numeric", "description") { value in
      if case .double(let double) = value { return .string("\(double)") }
      return .string("\(try value.asInt(-1))")
    },
    .standardProperty("Bool", "description") { value in
      guard case .bool(let bool) = value else { throw StandardMisfit(parameter: -1) }
      return .string("\(bool)")
    },
    .standardMethod("Int", "isMultiple", "func isMultiple(of other: Int) -> Bool") {
      value, arguments in
      let other = try arguments[0].asInt(0)
      let int = try value.asInt(-1)
      return .bool(other == 0 ? int == 0 : int.magnitude.isMultiple(of: other.magnitude))
    },
    .standardMethod("Int", "signum", "func signum() -> Int") { value, _ in
      .int(try value.asInt(-1).signum())
    },
    .standardMethod(
      "Int", "quotientAndRemainder", "func quotientAndRemainder(dividingBy other: Int)"
    ) { value, arguments in
      let (a, b) = (try value.asInt(-1), try arguments[0].asInt(0))
      guard b != 0, !(a == .min && b == -1) else { throw Fault("division by zero") }
      return .tuple([.init("quotient", .int(a / b)), .init("remainder", .int(a % b))])
    },
  ]

  private static func rounded(_ number: Double, _ rule: String) throws -> Double {
    switch rule {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    case "toNearestOrAwayFromZero", "": return number.rounded()
    default: throw Fault("'FloatingPointRoundingRule' has no member '\(rule)'")
    }
  }

  static let numberStatics: [Entry] =
    ["Double", "CGFloat", "Float"].flatMap { owner -> [Entry] in
      [
        .standardStatic(owner, "pi") { .double(.pi) },
        .standardStatic(owner, "infinity") { .double(.infinity) },
        .standardStatic(owner, "nan") { .double(.nan) },
        .standardStatic(owner, "zero") { .double(0) },
        .standardStatic(owner, "ulpOfOne") { .double(.ulpOfOne) },
        .standardStatic(owner, "greatestFiniteMagnitude") { .double(.greatestFiniteMagnitude) },
        .standardStatic(owner, "leastNonzeroMagnitude") { .double(.leastNonzeroMagnitude) },
        .standardStatic(owner, "leastNormalMagnitude") { .double(.leastNormalMagnitude) },
      ]
    } + [
      .standardStatic("Int", "max") { .int(.max) },
      .standardStatic("Int", "min") { .int(.min) },
      .standardStatic("Int", "zero") { .int(0) },
      .standardStatic("Optional", "none") { .none },
      .standard(
        .staticMethod, "Optional", "some", "static func some(_ value: Wrapped) -> Wrapped?"
      ) { _, arguments in arguments[0] },
    ]
}
