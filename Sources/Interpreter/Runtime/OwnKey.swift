import Catalog

/// The key of a value whose type has an own `==` or `hash(into:)`: equal hashes make no equal
/// values, so that the values themselves are compared.
struct OwnKey: Hashable {
  private let key: HashKey
  private let instance: InstanceValue

  init(_ key: HashKey, _ instance: InstanceValue) {
    self.key = key
    self.instance = instance
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }

  /// An error has no way out of here: it is kept, and the figure fails with it.
  static func == (a: OwnKey, b: OwnKey) -> Bool {
    guard a.key == b.key else { return false }
    do {
      return try areEqual(.instance(a.instance), .instance(b.instance))
    } catch {
      a.instance.report(error)
      return false
    }
  }
}

/// A `Hasher` that remembers what it is given.
struct CombinedParts: Bridged {
  static var typeName: String { "Hasher" }

  var parts: [Value] = []
}

extension StandardLibrary {
  static let hashing: [Entry] = [
    .standard(
      .mutatingMethod, "Hasher", "combine", "mutating func combine(_ value: some Hashable)"
    ) { receiver, arguments in
      guard case .native(var combined as CombinedParts) = receiver.dereferenced else {
        throw StandardMisfit(parameter: -1)
      }
      combined.parts.append(arguments[0])
      receiver = .native(combined)
      return .void
    }
  ]
}
