import CairoOnDemand
import Foundation

/// A C library that is loaded only when something needs it, because loading takes milliseconds
/// that most figures can do without.
struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let name: String
  private let purpose: String

  /// - Throws: `CairoError.missingLibrary` where no file of these names can be loaded.
  init(_ name: String, files: [String], purpose: String) throws {
    self.name = name
    self.purpose = purpose
    for file in files {
      if let handle = dlopen(file, RTLD_LAZY | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    throw CairoError.missingLibrary(name, neededFor: purpose)
  }

  /// A function of the library as a C function pointer of the type asked for.
  func function<Function>(_ symbol: String, as type: Function.Type = Function.self) throws
    -> Function
  {
    guard let address = dlsym(handle, symbol),
      MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size
    else { throw CairoError.missingLibrary("\(symbol) of \(name)", neededFor: purpose) }
    return unsafeBitCast(address, to: Function.self)
  }
}

/// The libraries that draw and read pictures.
public enum PictureLibraries {
  /// Loads all that there are, those that few figures need too: whoever keeps pictures has to know
  /// what would draw them. It takes some milliseconds.
  public static func load() {
    _ = cairo_on_demand_problem()
    LibrsvgLibrary.load()
    PixbufLibrary.load()
  }
}

/// Where the libraries lie that read pictures; the first name that loads is taken.
enum LibraryFiles {
  static let librsvg = [
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
    "/usr/local/lib/librsvg-2.2.dylib",
  ]
  static let pixbuf = [
    "libgdk_pixbuf-2.0.so.0", "libgdk_pixbuf-2.0.0.dylib",
    "/opt/homebrew/lib/libgdk_pixbuf-2.0.0.dylib", "/usr/local/lib/libgdk_pixbuf-2.0.0.dylib",
  ]
}

/// GLib's `GError`: what its libraries answer instead of a result.
struct GLibError {
  var domain: UInt32
  var code: Int32
  var message: UnsafeMutablePointer<CChar>?

  /// Untyped, because a C function cannot be declared with a Swift structure.
  typealias Pointer = UnsafeMutableRawPointer
  typealias Free = @convention(c) (Pointer?) -> Void

  /// The error's words; frees it.
  static func take(_ error: Pointer?, _ free: Free) -> String {
    guard let error else { return "unknown reason" }
    defer { free(error) }
    let message = error.assumingMemoryBound(to: GLibError.self).pointee.message
    return message.map { String(cString: $0) } ?? "unknown reason"
  }
}
