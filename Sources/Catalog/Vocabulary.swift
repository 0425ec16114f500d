import Synchronization

/// The declarations that fixture code may use, found by owner and name.
public struct Vocabulary: Sendable {
  /// All entries in the order they were written.
  public let entries: [Entry]
  /// Types' conformances, for those whose values compiled code makes: `Rectangle` is a `Shape`.
  public let conformances: [String: [String]]
  /// Public names of SwiftUI that are not supported yet, so that a message can say so.
  public var namesNotSupportedYet: Set<String> { notSupportedYet() }
  /// Names of methods that change what they are called on.
  public private(set) var mutatingNames: Set<String> = []
  private let guarded: GuardedEntries
  /// Types that a string literal with its interpolations is made into: those with an initialiser
  /// `init(stringInterpolation:)` or `init(stringLiteral:)`.
  public private(set) var literalTypes: Set<String> = []
  private let notSupportedYet: @Sendable () -> Set<String>
  private let places: [String: [String: [Int]]]

  /// - Parameters:
  ///   - groups: the entries, in lists that need not be copied into one another.
  ///   - guarding: what is done to an entry before it is used.
  ///   - notSupportedYet: made only when a message needs it.
  public init(
    _ groups: [[Entry]], types: [any Bridged.Type] = [],
    guarding: @escaping @Sendable (Entry) -> Entry = { $0 },
    notSupportedYet: @autoclosure @escaping @Sendable () -> Set<String> = []
  ) {
    var entries: [Entry] = []
    entries.reserveCapacity(groups.reduce(0) { $0 + $1.count })
    for group in groups { entries += group }
    self.entries = entries
    guarded = GuardedEntries(guarding)
    self.notSupportedYet = notSupportedYet
    conformances = Dictionary(
      types.map { ($0.typeName, $0.conformances) }, uniquingKeysWith: { first, _ in first })
    // Entries of one owner are written one after the other: its names are looked up once for all.
    var places: [String: [String: [Int]]] = [:]
    var (owner, names): (String, [String: [Int]]) = ("", [:])
    for (index, entry) in entries.enumerated() {
      if entry.kind == .mutatingMethod { mutatingNames.insert(entry.name) }
      if entry.kind == .initializer, entry.declaration.hasPrefix("init(string"),
        entry.declaration.hasPrefix("init(stringInterpolation:")
          || entry.declaration.hasPrefix("init(stringLiteral")
      {
        literalTypes.insert(entry.owner)
      }
      if entry.owner != owner {
        if !names.isEmpty { places[owner] = names }
        owner = entry.owner
        names = places.removeValue(forKey: owner) ?? [:]
      }
      names[entry.name, default: []].append(index)
    }
    if !names.isEmpty { places[owner] = names }
    self.places = places
  }

  /// The overloads of a name, in the order they are tried.
  public func overloads(of name: String, in owner: String) -> [Entry] {
    guard let places = places[owner]?[name] else { return [] }
    return guarded.entries(at: places, of: entries)
  }

  public func hasOwner(_ owner: String) -> Bool {
    places[owner] != nil
  }

  /// Every name an owner has, sorted: what suggestions are drawn from.
  public func names(in owner: String) -> [String] {
    places[owner]?.keys.sorted() ?? []
  }

  /// Every type and free function, sorted.
  public var topLevelNames: [String] {
    let types = places.filter { $0.value["init"] != nil }.map(\.key)
    return (types + names(in: "")).sorted()
  }
}

/// Overloads as they are used, kept for all programs of the process.
private final class GuardedEntries: Sendable {
  private let guarding: @Sendable (Entry) -> Entry
  /// By the place of the first.
  private let known = Mutex<[Int: [Entry]]>([:])

  init(_ guarding: @escaping @Sendable (Entry) -> Entry) {
    self.guarding = guarding
  }

  func entries(at places: [Int], of all: [Entry]) -> [Entry] {
    guard let first = places.first else { return [] }
    if let entries = known.withLock({ $0[first] }) { return entries }
    let entries = places.map { guarding(all[$0]) }
    known.withLock { $0[first] = entries }
    return entries
  }
}
