import CDeflate
import CairoExport
import Foundation
import Geometry
import TextMetrics
import VisualDiff

/// Measures the comparison of two pictures of 2,000 × 2,000 pixels of which 1,440 differ: the whole
/// process, beside odiff's figures, and its parts, beside the least that must be done.
enum PixelBenchmark {
  private static let side = 2_000
  private static let changed = 1_440

  static func run(fonts: [String]) throws {
    guard let floor = HarfBuzzFloor(HarfBuzzMeasurer(library: FontLibrary(folders: fonts))) else {
      return
    }
    let shape = time { floor.shape(FigureBenchmark.sentence) } / 1000
    let folder = FileManager.default.temporaryDirectory.path + "/framewright-pixels-\(getpid())"
    mkdir(folder, 0o755)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    print("\nTwo pictures of 2,000 × 2,000 pixels, 1,440 of them different; milliseconds:")
    // On the reference machine hb_shape of the sentence takes 23 µs.
    for (name, odiff, colour) in [
      ("flat", 71.0, flat), ("like a photograph", 244.0, photographic),
    ] {
      guard let before = picture(colour, changes: false),
        let after = picture(colour, changes: true)
      else { continue }
      let files = try [before, after].map { try PNGWriter.png($0) }
      let paths = ["\(folder)/before.png", "\(folder)/after.png"]
      for (path, bytes) in zip(paths, files) {
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
      }
      let whole = process(paths)
      line(
        "\(name): framewright diff", whole, shape * odiff / 0.023,
        "of odiff's \(Int(odiff)) ms, \(Int(odiff / 0.023)) times one hb_shape there; must 1.2, "
          + "aim 0.6")
      let inflating = time(rounds: 5) { files.forEach(inflate) } / 1000
      let reading = try time(rounds: 5) {
        for file in files { _ = try PNGReader.bitmap(file, name: "picture") }
      }
      line("  both read", reading / 1000, inflating, "of inflating both by libdeflate")
      let comparing = try time(rounds: 5) { _ = try PixelComparison(before, after, rule: .exact) }
      line("  compared, exactly", comparing / 1000, inflating, "of the same")
    }
  }

  private static func process(_ paths: [String]) -> Double {
    guard FileManager.default.isExecutableFile(atPath: StartBenchmark.tool) else { return .nan }
    let times = (0..<11).map { _ in
      StartBenchmark.milliseconds(
        StartBenchmark.tool, ["diff"] + paths + ["--quiet", "--window-limit", "256"])
    }
    return times.sorted()[5]
  }

  private static func picture(
    _ colour: (Int, Int) -> (UInt8, UInt8, UInt8), changes: Bool
  ) -> Bitmap? {
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let place = (y * side + x) * 4
        (bytes[place], bytes[place + 1], bytes[place + 2]) = colour(x, y)
      }
    }
    // Scattered, so that they lie in windows of their own.
    for number in 0..<(changes ? changed : 0) {
      bytes[(number * 2_777 + number / 40 * 31) * 4] ^= 0x55
    }
    return Bitmap(width: side, height: side, bytes: bytes)
  }

  private static func flat(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
    (x / 250 + y / 250) % 2 == 0 ? (250, 250, 252) : (40, 96, 180)
  }

  /// A slope with noise in its lowest bits.
  private static func photographic(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
    let noise = UInt8(truncatingIfNeeded: (x &* 73_856_093 ^ y &* 19_349_663) >> 7) & 7
    return (UInt8(x * 240 / side) + noise, UInt8(y * 240 / side) + noise, 120 + noise)
  }

  /// Inflates the image data of a PNG file.
  private static func inflate(_ file: [UInt8]) {
    var data: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
        data += file[place + 8..<place + 8 + length]
      }
      place += 12 + length
    }
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var rows = [UInt8](repeating: 0, count: side * (side * 4 + 1))
    var size = 0
    _ = libdeflate_zlib_decompress(decompressor, data, data.count, &rows, rows.count, &size)
  }
}
