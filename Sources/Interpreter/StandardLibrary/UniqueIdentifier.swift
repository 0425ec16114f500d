import Catalog
import Synchronization

/// `UUID()`: differs from all others. It has no text, which would differ in every run.
struct UniqueIdentifier: Bridged, Hashable {
  static var typeName: String { "UUID" }
  private static let last = Mutex(0)

  private let number: Int

  init() {
    number = UniqueIdentifier.last.withLock { last in
      last += 1
      return last
    }
  }
}

extension StandardLibrary {
  static let identifiers: [Entry] = [
    .standard(.initializer, "UUID", "init", "init()") { _, _ in .native(UniqueIdentifier()) }
  ]

  /// A binding is the value that it is bound to.
  static let bindings: [Entry] = [
    .standard(
      .staticMethod, "Binding", "constant", "static func constant(_ value: Value) -> Binding<Value>"
    ) { _, arguments in arguments[0] },
    .standard(
      .initializer, "Binding", "init", "init(get: () -> Value, set: (Value) -> Void)"
    ) { _, arguments in try arguments[0].asFunction(0).call([]) },
  ]
}
