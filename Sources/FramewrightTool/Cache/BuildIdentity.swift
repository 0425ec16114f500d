import CairoExport
import Foundation
import LoadedCode
import Markdown
import TextMetrics

/// What would draw: this very build of the tool, and the libraries that it draws with.
///
/// A version number would not do: a tool that was built anew has the same one, and a distribution's
/// repaired Cairo too. Linkers give every build an ID, which is in memory already.
enum BuildIdentity {
  /// A digest of the build IDs of all that is loaded; nil where they are not known.
  static func text() -> String? {
    PictureLibraries.load()
    TextLibraries.load()
    MarkdownLibrary.load()
    var parts = Parts()
    withUnsafeMutablePointer(to: &parts) { parts in
      loaded_code(
        { context, path, id, length in
          guard let parts = context?.assumingMemoryBound(to: Parts.self), let path else { return }
          let bytes = UnsafeBufferPointer(start: id, count: length)
          parts.pointee.add(String(cString: path), id: Array(bytes))
        }, parts)
    }
    guard let all = parts.texts, !all.isEmpty else { return nil }
    let sum = SHA256()
    for text in all.sorted() { sum.add(text) }
    return sum.text
  }

  private struct Parts {
    /// A text for each; nil once there is one that nothing is known of.
    var texts: [String]? = []

    mutating func add(_ path: String, id: [UInt8]) {
      let name = (path as NSString).lastPathComponent
      // The kernel's part of every process, and what finds users' home folders.
      if name.hasPrefix("linux-vdso") || name.hasPrefix("libnss") { return }
      if !id.isEmpty {
        texts?.append("\(name) \(id.map { String($0, radix: 16) }.joined(separator: "."))")
      } else if let state = FileState(path.isEmpty ? "/proc/self/exe" : path) {
        texts?.append("\(name) \(state.text)")
      } else {
        texts = nil
      }
    }
  }
}
