import Foundation
import VisualDiff

/// Pictures to compare with.
struct ReferenceFolder: Sendable {
  let path: String

  /// - Parameter mayBeMissing: whether references are about to be written.
  /// - Throws: `UsageError` where there is no such folder.
  init(_ path: String, mayBeMissing: Bool) throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists ? isFolder.boolValue : mayBeMissing else {
      throw UsageError(
        exists ? "'\(path)' is no folder" : "there is no folder '\(path)'",
        hint: exists ? nil : "'--accept' makes it")
    }
    self.path = path
  }

  enum Content {
    case missing
    case bytes([UInt8])
    case unreadable(String)
  }

  func content(of file: String) -> Content {
    let full = "\(path)/\(file)"
    guard FileManager.default.fileExists(atPath: full) else { return .missing }
    do {
      return .bytes(Array(try Data(contentsOf: URL(fileURLWithPath: full))))
    } catch {
      return .unreadable("the reference cannot be read: \(Self.reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
    return code.map { String(cString: strerror(Int32(truncatingIfNeeded: $0))) } ?? "\(error)"
  }

  /// The names of frame trees in one of its folders, sorted.
  func frameFiles(in folder: String) -> [String] {
    let base = folder.isEmpty ? path : "\(path)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    return names.filter { $0.hasSuffix(FileNames.frames("")) }.sorted()
  }

  /// Files that figures of these formats could have written, sorted.
  func files(formats: [RenderOptions.Format]) -> [String] {
    let ends =
      formats.flatMap { format -> [String] in
        format == .frames ? [] : [".\(format.rawValue)"]
      } + [".frames.json"]
    return Self.files(below: path).filter { name in ends.contains { name.hasSuffix($0) } }.sorted()
  }

  /// Files below a folder that are not hidden.
  static func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// Other files that hold these bytes.
  func twins(of bytes: [UInt8], in folder: String, but file: String) -> [String] {
    let base = folder.isEmpty ? path : "\(path)/\(folder)"
    let end = (file as NSString).pathExtension
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    return names.sorted().filter { name in
      guard name != file, (name as NSString).pathExtension == end else { return false }
      let size = try? FileManager.default.attributesOfItem(atPath: "\(base)/\(name)")[.size]
      guard (size as? NSNumber)?.intValue == bytes.count else { return false }
      return FileManager.default.contents(atPath: "\(base)/\(name)").map { Array($0) == bytes }
        ?? false
    }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }
}
