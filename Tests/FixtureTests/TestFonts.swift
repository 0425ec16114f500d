import Foundation
import TextMetrics

/// The fonts that tests are set in.
enum TestFonts {
  /// `FRAMEWRIGHT_FONTS`, else the folder that Scripts/setup fills.
  static let measurer: HarfBuzzMeasurer = {
    let named = ProcessInfo.processInfo.environment["FRAMEWRIGHT_FONTS"]
    let folders =
      named?.split(separator: ":").map(String.init) ?? ["\(TestFiles.root)/.fonts"]
    return HarfBuzzMeasurer(library: FontLibrary(folders: folders))
  }()
}

/// Runs deep work on a thread with a stack for it, as the tool does.
enum DeepStack {
  static func run<R>(_ body: @escaping () -> R) -> R {
    let box = Box(body)
    let thread = Thread { box.run() }
    thread.stackSize = 512 << 20
    thread.start()
    return box.wait()
  }

  private final class Box<R>: @unchecked Sendable {
    private let body: () -> R
    private var result: R?
    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> R) {
      self.body = body
    }

    func run() {
      result = body()
      done.signal()
    }

    func wait() -> R {
      done.wait()
      guard let result else { fatalError("the thread ended without a result") }
      return result
    }
  }
}
