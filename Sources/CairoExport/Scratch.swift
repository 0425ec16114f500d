import Foundation

/// Memory for the time of one step, which goes back to a pool when nobody uses it any more.
///
/// New memory comes from the system page by page, which takes longer than drawing into it.
final class Scratch: @unchecked Sendable {
  /// At least as many bytes as asked for; what they hold is left over from before.
  let bytes: UnsafeMutableRawBufferPointer

  /// - Throws: `CairoError.outOfMemory`.
  init(_ count: Int) throws {
    if let kept = ScratchPool.shared.take(count) {
      bytes = kept
    } else if let new = malloc(max(count, 1)) {
      bytes = UnsafeMutableRawBufferPointer(start: new, count: max(count, 1))
    } else {
      throw CairoError.outOfMemory
    }
  }

  deinit { ScratchPool.shared.give(bytes) }
}

/// What scratch memory is kept between steps and figures.
private final class ScratchPool: @unchecked Sendable {
  static let shared = ScratchPool()
  /// Bytes kept in all, and pieces: enough for a few threads that draw figures of usual size.
  private static let byteLimit = 12 * 1_024 * 1_024
  private static let pieceLimit = 16

  private let lock = NSLock()
  private var idle: [UnsafeMutableRawBufferPointer] = []
  private var byteCount = 0

  /// A kept piece that is large enough but not much too large; nil where there is none.
  func take(_ count: Int) -> UnsafeMutableRawBufferPointer? {
    lock.lock()
    defer { lock.unlock() }
    let fits = idle.lastIndex { $0.count >= count && $0.count / 4 <= count }
    guard let index = fits else { return nil }
    let piece = idle.remove(at: index)
    byteCount -= piece.count
    return piece
  }

  func give(_ piece: UnsafeMutableRawBufferPointer) {
    lock.lock()
    defer { lock.unlock() }
    guard idle.count < Self.pieceLimit, byteCount + piece.count <= Self.byteLimit else {
      return free(piece.baseAddress)
    }
    byteCount += piece.count
    idle.append(piece)
  }
}
