import CDeflate
import Foundation

/// Compressors, each of them used by one thread at a time and kept for the next figure.
final class Compressors: @unchecked Sendable {
  static let shared = Compressors()

  /// libdeflate's levels end before this.
  private static let levels = 13
  /// Compressors kept for each level.
  private static let limit = 8

  private let lock = NSLock()
  private var idle = [[OpaquePointer]](repeating: [], count: levels)

  /// - Parameter level: libdeflate's, 1 (fast) to 12 (small).
  func compress(_ rows: PNGRows, level: Int) throws -> [UInt8] {
    let compressor = try take(level)
    defer { give(compressor, level) }
    let room = try Scratch(libdeflate_zlib_compress_bound(compressor, rows.count))
    let count = libdeflate_zlib_compress(
      compressor, rows.memory.bytes.baseAddress, rows.count, room.bytes.baseAddress,
      room.bytes.count)
    guard count > 0 else { throw CairoError.outOfMemory }
    return [UInt8](room.bytes[..<count])
  }

  private func take(_ level: Int) throws -> OpaquePointer {
    lock.lock()
    let known = idle[level].popLast()
    lock.unlock()
    guard let compressor = known ?? libdeflate_alloc_compressor(Int32(level)) else {
      throw CairoError.outOfMemory
    }
    return compressor
  }

  private func give(_ compressor: OpaquePointer, _ level: Int) {
    lock.lock()
    defer { lock.unlock() }
    if idle[level].count < Self.limit {
      idle[level].append(compressor)
    } else {
      libdeflate_free_compressor(compressor)
    }
  }
}
