import CairoExport
import Catalog
import Foundation
import Interpreter
import KeptMemory
import SwiftUICatalog
import Typography

/// A thread that makes ready what figures need once their source is parsed, while it is found and
/// parsed: the tables, the usual font, and Cairo where they are drawn as pixels, in this order.
final class Preparation: Sendable {
  private let done = DispatchSemaphore(value: 0)

  init(measurer: any TextMeasurer, drawsPixels: Bool) {
    let done = done
    fetch_data()
    Thread {
      reserve_memory()
      _ = Vocabulary.swiftUI
      Program.prepare()
      // What is wrong with the fonts is told when a figure asks for one.
      _ = try? measurer.shape(StyledText(runs: [.init("a", font: ResolvedFont(size: 17))]))
      if drawsPixels { PNGWriter.prepare() }
      done.signal()
    }.start()
  }

  /// The program does not end while the thread still runs.
  deinit { done.wait() }
}
