extension TypeDeclaration {
  /// What the protocols of the table ask for, by name.
  private static let requirements: [(protocolName: String, members: [String])] = [
    ("Layout", ["sizeThatFits", "placeSubviews"]), ("ViewModifier", ["body"]),
    ("Shape", ["path"]), ("InsettableShape", ["path", "inset"]),
  ]

  /// The fault for a member that a protocol asks for and the type does not have.
  var missingRequirement: Fault? {
    guard kind != .protocol else { return nil }
    let direct = inherited + (machine.extensionConformances[self.name] ?? [])
    for (name, members) in TypeDeclaration.requirements where direct.contains(name) {
      for member in members where !hasMethod(member) {
        return .missing(member, of: self, for: name)
      }
    }
    if inherited.contains("View"), !allConformances.contains("Shape"),
      computedProperty("body") == nil, fieldIndex["body"] == nil
    {
      return .missing("body", of: self, for: "View")
    }
    return nil
  }
}

extension Fault {
  fileprivate static func missing(
    _ member: String, of type: TypeDeclaration, for protocolName: String
  ) -> Fault {
    Fault(
      "'\(type.name)' does not conform to '\(protocolName)': it has no '\(member)'", at: type.place)
  }
}
