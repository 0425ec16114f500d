import Dispatch
import Foundation

/// A thread with a stack that holds the deepest tree of views allowed.
///
/// Making, asking and placing views goes down the tree by recursion. A level takes a few kB of
/// stack in a debug build, so that a thread's usual stack ends at a few thousand levels.
package enum DeepStack {
  /// Bytes of address space; only what is used becomes memory.
  package static let size = 256 << 20

  /// Runs `body` on such a thread, and waits for it.
  ///
  /// - Throws: what `body` throws.
  package static func run<Output>(_ body: @escaping () throws -> Output) throws -> Output {
    // The caller waits until the thread is done: never do two threads use what is in here.
    nonisolated(unsafe) var result: Result<Output, any Error>?
    nonisolated(unsafe) let work = { result = Result(catching: body) }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result else { throw DeepStackError.threadDidNotRun }
    return try result.get()
  }
}

/// The thread ended without a result.
package enum DeepStackError: Error {
  case threadDidNotRun
}
