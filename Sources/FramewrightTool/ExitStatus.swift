/// What the tool ends with; scripts rely on these.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// Something differs: a reference, an expectation.
  case difference = 1
  /// A fixture is wrong.
  case wrongFixture = 2
  /// A font or library is missing, a folder is not writable.
  case wrongEnvironment = 3
  case wrongUsage = 64

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
