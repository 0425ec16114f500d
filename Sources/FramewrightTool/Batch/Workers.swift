import Foundation
import KeptMemory

/// Threads that work through a list, each item once, results kept in the list's order.
enum Workers {
  /// Deep views and deep code need deep stacks; pages that are not touched cost nothing.
  private static let stackSize = 512 << 20
  /// Items after which memory that is free is given back: a tenth of a second of drawing.
  fileprivate static let itemsKeepingMemory = 8

  /// Runs `body` for every item, at most `jobs` at a time; nil for as many as there are processors.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int?, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let work = Work(items: items, body: body)
    // Counting processors reads files.
    let jobs = items.count < 2 ? 1 : jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let threads = (0..<max(min(jobs, items.count), 1)).map { _ in
      let thread = Thread {
        reserve_memory()
        work.run()
      }
      thread.stackSize = stackSize
      return thread
    }
    work.running = threads.count
    for thread in threads { thread.start() }
    work.waitUntilDone()
    return work.results.compactMap { $0 }
  }
}

/// The list and what became of it so far.
private final class Work<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let items: [Item]
  private let body: @Sendable (Item) -> Result
  // Both guarded by the condition's lock.
  private var next = 0
  private(set) var results: [Result?]
  var running = 0
  private let condition = NSCondition()

  init(items: [Item], body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.body = body
    results = Array(repeating: nil, count: items.count)
  }

  func run() {
    while let index = take() {
      let result = body(items[index])
      condition.withLock { results[index] = result }
      if index % Workers.itemsKeepingMemory == Workers.itemsKeepingMemory - 1 { release_memory() }
    }
    condition.withLock {
      running -= 1
      condition.signal()
    }
  }

  func waitUntilDone() {
    condition.withLock {
      while running > 0 { condition.wait() }
    }
  }

  private func take() -> Int? {
    condition.withLock {
      guard next < items.count else { return nil }
      next += 1
      return next - 1
    }
  }
}
