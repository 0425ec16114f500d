import Foundation

/// A line on the terminal that tells how far a run is, when it takes longer than half a second.
final class Progress: @unchecked Sendable {
  private let total: Int
  private let isShown: Bool
  private let start = Date()
  private let lock = NSLock()
  // Guarded by the lock.
  private var done = 0
  private var hasPrinted = false

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && Console.errorIsTerminal
  }

  func advance() {
    guard isShown else { return }
    lock.withLock {
      done += 1
      guard Date().timeIntervalSince(start) > 0.5 else { return }
      hasPrinted = true
      FileHandle.standardError.write(Data("\r\(done) of \(total) fixtures".utf8))
    }
  }

  func end() {
    lock.withLock {
      if hasPrinted { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
  }
}
