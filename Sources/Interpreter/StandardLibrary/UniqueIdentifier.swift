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
}
