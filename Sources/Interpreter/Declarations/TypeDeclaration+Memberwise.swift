import SwiftSyntax

typealias OptionalTypeNode = OptionalTypeSyntax

extension TypeDeclaration {
  /// The stored properties that the memberwise initialiser sets: not constants that have a value,
  /// not lazy ones, not what the environment gives.
  var memberwiseIndices: [Int] {
    stored.indices.filter { index in
      let property = stored[index]
      if property.isLazy { return false }
      if property.isConstant && property.initial != nil { return false }
      let attribute = property.attribute?.name ?? ""
      return !TypeDeclaration.attributesGivenLater.contains(attribute)
    }
  }

  var memberwiseParameters: [Parameter] {
    memberwiseIndices.map { index in
      let property = stored[index]
      let type = property.type?.trimmedDescription ?? ""
      let isOptional = type.hasSuffix("?") && !property.isConstant
      return Parameter(
        label: property.name, name: property.name,
        hasDefault: property.initial != nil || isOptional
          || wrapper(of: property).map { startsWrapped(property, in: $0) } == true,
        takesFunction: type.contains("->") || property.isBuilder)
    }
  }

  /// The memberwise initialiser as a message shows it.
  var memberwiseDeclaration: String {
    let list = memberwiseIndices.map { index -> String in
      let property = stored[index]
      let initial = property.initial.map { " = \($0.trimmedDescription)" } ?? ""
      return "\(property.name): \(property.type?.trimmedDescription ?? "_")\(initial)"
    }
    return "init(\(list.joined(separator: ", ")))"
  }

  /// Whether Swift makes a memberwise initialiser: an initialiser in the struct itself prevents it.
  var hasMemberwise: Bool {
    kind == .struct && members.initializers.allSatisfy(\.isInExtension)
  }

  /// Whether the type can be made without arguments, as a file's view must be.
  var needsNoArguments: Bool {
    members.initializers.contains { $0.parameters.allSatisfy(\.hasDefault) }
      || (hasMemberwise && memberwiseParameters.allSatisfy(\.hasDefault))
  }

  private static let attributesGivenLater: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "ScaledMetric",
  ]
}
