import Foundation

/// A thread with a stack that holds the deepest tree of views allowed.
///
/// Making, asking, placing and drawing views goes down the tree by recursion. A level takes up to
/// 8 kB of stack in a debug build, so that a usual stack ends at a thousand levels.
package enum DeepStack {
  /// Bytes of address space; only what is used becomes memory.
  package static let size = 256 << 20
  /// As many levels as any thread's stack holds; work that goes deeper belongs on a deep
  /// one. Optimised code needs an eighth of the stack, and a thread costs as much as a small figure.
  #if DEBUG
    package static let usualLevels = 200
  #else
    package static let usualLevels = 512
  #endif

  /// Runs `body` on a thread with a deep stack, and waits for it.
  ///
  /// - Throws: what `body` throws; `DeepStackError` where the system gives no such thread.
  package static func run<Output>(_ body: () throws -> Output) throws -> Output {
    var result: Result<Output, any Error>?
    try withoutActuallyEscaping(body) { body in
      try join { result = Result(catching: body) }
    }
    guard let result else { throw DeepStackError.threadDidNotRun }
    return try result.get()
  }

  /// Runs `body` here, or on a deep stack where it goes down more levels than any stack holds.
  package static func run<Output>(
    levels: Int, _ body: () throws -> Output
  ) throws -> Output {
    levels <= usualLevels ? try body() : try run(body)
  }

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// The thread has ended, and holds nothing any more, when this returns.
  private static func join(_ body: @escaping () -> Void) throws {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { throw DeepStackError.threadDidNotRun }
    defer { pthread_attr_destroy(&attributes) }
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status =
      pthread_attr_setstacksize(&attributes, size) == 0
      ? pthread_create(&thread, &attributes, runWork, work.toOpaque()) : -1
    guard status == 0 else {
      work.release()
      throw DeepStackError.threadDidNotRun
    }
    pthread_join(thread, nil)
  }

  private static let runWork:
    @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }
}

/// The system has no room for a thread with a deep stack.
package enum DeepStackError: Error, CustomStringConvertible {
  case threadDidNotRun

  package var description: String { "the system has no room for a thread with a deep stack" }
}
