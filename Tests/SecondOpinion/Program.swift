import Foundation

/// Another program that looks at what we wrote, where this machine has it.
package struct Program: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Where the program lies; nil where it is not installed.
  let path: String?

  init(_ names: String...) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    path = names.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs the program in a folder of its own that holds some files, and answers one that it wrote.
  func run(
    _ words: [String], files: [String: [UInt8]], result: String
  ) throws -> [UInt8] {
    guard let path else { throw Failure(description: "the program is not installed") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("framewright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent(".log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = result == "" ? handle : FileHandle.nullDevice
    process.standardError = result == "" ? FileHandle.nullDevice : handle
    try process.run()
    process.waitUntilExit()
    let file = result == "" ? log : folder.appendingPathComponent(result)
    guard let data = try? Data(contentsOf: file), process.terminationStatus == 0 else {
      let words = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw Failure(description: "\(path) ended with \(process.terminationStatus): \(words)")
    }
    return [UInt8](data)
  }
}

/// Poppler's opinion on PDF files.
package enum Poppler {
  private static let drawing = Program("pdftocairo")
  private static let reading = Program("pdftotext")
  package static let isThere = drawing.path != nil && reading.path != nil
  package static let lack = "poppler-utils is not installed, nobody else draws the PDF"

  /// The page as a PNG file without a background.
  package static func png(_ pdf: [UInt8], resolution: Int) throws -> [UInt8] {
    try drawing.run(
      ["-png", "-transp", "-singlefile", "-r", "\(resolution)", "in.pdf", "out"],
      files: ["in.pdf": pdf], result: "out.png")
  }

  /// The page's text in reading order.
  package static func text(_ pdf: [UInt8]) throws -> String {
    let bytes = try reading.run(
      ["-enc", "UTF-8", "-nopgbrk", "in.pdf", "-"], files: ["in.pdf": pdf], result: "")
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A browser's opinion on SVG files.
package enum Chromium {
  private static let program = Program("chromium", "chromium-browser", "google-chrome")
  package static let isThere = program.path != nil
  package static let lack = "no Chromium is installed, no browser looks at the SVG"

  private static let words = [
    "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
    "--user-data-dir=profile", "--force-device-scale-factor=2",
  ]

  /// A page as a PNG file, at two pixels per point.
  package static func png(_ page: String, width: Int, height: Int) throws -> [UInt8] {
    try program.run(
      words + ["--screenshot=out.png", "--window-size=\(width),\(height)", "in.html"],
      files: ["in.html": Array(page.utf8)], result: "out.png")
  }

  /// A page's source when its scripts have run.
  package static func source(_ page: String) throws -> String {
    let bytes = try program.run(
      words + ["--dump-dom", "in.html"], files: ["in.html": Array(page.utf8)], result: "")
    return String(decoding: bytes, as: UTF8.self)
  }
}
