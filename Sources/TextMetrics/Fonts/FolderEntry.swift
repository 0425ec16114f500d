import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A name in a folder.
///
/// Read with `readdir`: the first use of `FileManager` costs a millisecond, as much as opening a
/// font and shaping a sentence.
struct FolderEntry {
  enum Kind { case folder, file, other }

  var path: String
  var kind: Kind

  var isFolder: Bool { kind == .folder }

  /// What is in a folder, but for hidden names; nothing where there is no such folder.
  ///
  /// - Throws: `FontDefect` for a folder that is there and cannot be read.
  static func entries(of folder: String) throws(FontDefect) -> [FolderEntry] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FontDefect(String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      let path = prefix + name
      found.append(FolderEntry(path: path, kind: kind(entry.pointee.d_type, path)))
    }
    return found
  }

  /// Links, and file systems that do not say what a name is, are asked by path.
  private static func kind(_ type: UInt8, _ path: String) -> Kind {
    switch Int(type) {
    case Int(DT_DIR): return .folder
    case Int(DT_REG): return .file
    case Int(DT_LNK), Int(DT_UNKNOWN):
      var status = stat()
      guard stat(path, &status) == 0 else { return .file }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      default: return .other
      }
    default: return .other
    }
  }
}
