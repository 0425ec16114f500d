import CDeflate
import Geometry

/// A PNG file of the usual forms: not interlaced, at most eight bits a component.
///
/// libpng, through Cairo, reads every form, multiplies colours by their opacity and inflates by
/// zlib, which takes three times as long as libdeflate; to compare pictures is mostly to read them.
/// What is not of these forms, or damaged in any way, is left to it and its messages.
struct PlainPNG {
  private let width: Int
  private let height: Int
  private let depth: Int
  private let colourType: PNGRows.ColourType
  /// Colours of a palette as numbers of four bytes, as many as its depth can name.
  private let colours: [UInt32]
  /// The compressed rows.
  private let content: [UInt8]

  /// Answers nil for a file of another form.
  init?(_ file: [UInt8]) {
    var header: ArraySlice<UInt8> = []
    var (palette, opacities, content): (ArraySlice<UInt8>, ArraySlice<UInt8>, [UInt8]) =
      ([], [], [])
    var isAtEnd = false
    var place = 8
    while !isAtEnd {
      guard let chunk = PNGChunk(in: file, at: place) else { return nil }
      place = chunk.end
      switch chunk.name {
      case PNGChunk.header: header = chunk.content
      case PNGChunk.palette: palette = chunk.content
      case PNGChunk.transparency: opacities = chunk.content
      case PNGChunk.data: content += chunk.content
      case PNGChunk.end: isAtEnd = true
      default: if chunk.isCritical { return nil }
      }
    }
    guard header.count == 13, let depth = header.dropFirst(8).first,
      let colourType = header.dropFirst(9).first.flatMap(PNGRows.ColourType.init),
      header.suffix(3) == [0, 0, 0]
    else { return nil }
    width = Int(PNGChunk.number(header))
    height = Int(PNGChunk.number(header.dropFirst(4)))
    guard width > 0, height > 0, width <= ImageLimits.side, height <= ImageLimits.side,
      width * height <= ImageLimits.pixels
    else { return nil }
    if colourType == .palette {
      guard [1, 2, 4, 8].contains(depth), !palette.isEmpty, palette.count % 3 == 0,
        palette.count / 3 <= 1 << Int(depth), opacities.count <= palette.count / 3
      else { return nil }
    } else {
      // A colour that stands for a clear pixel is left to libpng.
      guard depth == 8, opacities.isEmpty else { return nil }
    }
    self.depth = Int(depth)
    self.colourType = colourType
    self.content = content
    colours = Self.colours(palette, opacities)
  }

  private static func colours(
    _ palette: ArraySlice<UInt8>, _ opacities: ArraySlice<UInt8>
  ) -> [UInt32] {
    let (bytes, opacities) = (Array(palette), Array(opacities))
    return (0..<bytes.count / 3).map { index in
      let opacity = index < opacities.count ? UInt32(opacities[index]) : 255
      if opacity == 0 { return 0 }
      return UInt32(bytes[index * 3]) | UInt32(bytes[index * 3 + 1]) << 8
        | UInt32(bytes[index * 3 + 2]) << 16 | opacity << 24
    }
  }

  /// The pixels; nil where the rows are damaged.
  ///
  /// - Throws: `CairoError.outOfMemory`.
  func bitmap() throws -> Bitmap? {
    let rowBytes = (width * colourType.pixelSize * depth + 7) / 8
    let count = (rowBytes + 1) * height
    let memory = try Scratch(count)
    guard let inflater = libdeflate_alloc_decompressor() else { throw CairoError.outOfMemory }
    defer { libdeflate_free_decompressor(inflater) }
    var inflated = 0
    let result = content.withUnsafeBytes {
      libdeflate_zlib_decompress(
        inflater, $0.baseAddress, $0.count, memory.bytes.baseAddress, count, &inflated)
    }
    guard result == LIBDEFLATE_SUCCESS, inflated == count else { return nil }
    let rows = UnsafeMutableRawBufferPointer(rebasing: memory.bytes[..<count])
    let step = max(colourType.pixelSize * depth / 8, 1)
    guard PNGFilter.undo(rows, rowBytes: rowBytes, step: step) else { return nil }
    var isSound = true
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
      let target = UnsafeMutableRawBufferPointer(buffer)
      for y in 0..<height {
        let start = y * (rowBytes + 1) + 1
        let row = UnsafeRawBufferPointer(rebasing: rows[start..<start + rowBytes])
        let into = UnsafeMutableRawBufferPointer(
          rebasing: target[y * width * 4..<(y + 1) * width * 4])
        if !expand(row, into: into) { isSound = false }
      }
      filled = width * height * 4
    }
    return isSound ? Bitmap(width: width, height: height, bytes: bytes) : nil
  }

  /// Writes a row's pixels, four bytes each; answers false for a colour that the palette has not.
  private func expand(
    _ row: UnsafeRawBufferPointer, into pixels: UnsafeMutableRawBufferPointer
  ) -> Bool {
    func store(_ pixel: UInt32, _ x: Int) {
      pixels.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
    }
    switch colourType {
    case .rgba:
      pixels.copyMemory(from: row)
      // The colour of a clear pixel says nothing.
      for x in 0..<width where row[x * 4 + 3] == 0 { store(0, x) }
    case .rgb:
      for x in 0..<width {
        store(
          UInt32(row[x * 3]) | UInt32(row[x * 3 + 1]) << 8 | UInt32(row[x * 3 + 2]) << 16
            | 0xFF00_0000, x)
      }
    case .grey:
      for x in 0..<width { store(UInt32(row[x]) &* 0x01_0101 | 0xFF00_0000, x) }
    case .greyWithOpacity:
      for x in 0..<width {
        let opacity = UInt32(row[x * 2 + 1])
        store(opacity == 0 ? 0 : UInt32(row[x * 2]) &* 0x01_0101 | opacity << 24, x)
      }
    case .palette:
      let (perByte, mask) = (8 / depth, UInt8(truncatingIfNeeded: (1 << depth) - 1))
      return colours.withUnsafeBufferPointer { colours in
        for x in 0..<width {
          let shift = 8 - depth * (x % perByte + 1)
          let index = Int(row[x / perByte] >> UInt8(shift) & mask)
          guard index < colours.count else { return false }
          store(colours[index], x)
        }
        return true
      }
    }
    return true
  }
}

/// A part of a PNG file, its check sum compared.
private struct PNGChunk {
  let name: UInt32
  let content: ArraySlice<UInt8>
  let end: Int

  static let header: UInt32 = 0x4948_4452
  static let palette: UInt32 = 0x504C_5445
  static let transparency: UInt32 = 0x7452_4E53
  static let data: UInt32 = 0x4944_4154
  static let end: UInt32 = 0x4945_4E44

  /// Whether a reader must understand it: its name begins with a capital letter.
  var isCritical: Bool { name >> 24 & 0x20 == 0 }

  /// Answers nil beyond the file's end and for a wrong sum.
  init?(in file: [UInt8], at place: Int) {
    guard place + 12 <= file.count else { return nil }
    let length = Int(Self.number(file[place...]))
    guard length <= file.count - place - 12 else { return nil }
    name = Self.number(file[(place + 4)...])
    content = file[place + 8..<place + 8 + length]
    end = place + 12 + length
    let sum = file[place + 4..<place + 8 + length].withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    guard sum == Self.number(file[(place + 8 + length)...]) else { return nil }
  }

  /// The number that the first four bytes are.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
