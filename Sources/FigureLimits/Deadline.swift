/// When a figure has to be done.
///
/// All other limits count and are the same everywhere; this one depends on the machine.
package struct Deadline: Sendable {
  package let seconds: Int
  private let end: ContinuousClock.Instant

  /// - Parameter seconds: from now.
  package init(seconds: Int) {
    self.seconds = seconds
    end = .now + .seconds(seconds)
  }

  /// Whether the time is over; to ask takes about 30 ns.
  package var isOver: Bool { .now >= end }
}
