/// The modules that a fixture may import and name.
enum Modules {
  static let known: Set<String> = [
    "SwiftUI", "SwiftUICore", "Swift", "Foundation", "CoreGraphics", "UIKit", "AppKit",
    "Observation", "Combine", "OSLog", "os", "PlaygroundSupport", "DeveloperToolsSupport",
    "Darwin", "CoreFoundation",
  ]

  /// A type's name without the module in front of it.
  static func withoutModule(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && known.contains(String(parts[0])) ? String(parts[1]) : name
  }
}
