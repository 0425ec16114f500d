/// The modules that a fixture may import and name.
enum Modules {
  static let known: Set<String> = [
    "SwiftUI", "SwiftUICore", "Swift", "Foundation", "CoreGraphics", "UIKit", "AppKit",
    "Observation", "Combine", "OSLog", "os", "PlaygroundSupport", "DeveloperToolsSupport",
    "Darwin", "CoreFoundation",
  ]

  /// Modules of Apple's that fixtures do not read, so that none of them is taken for a slip.
  static let others: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents",
    "AuthenticationServices",
    "Charts", "ClockKit", "CloudKit", "Contacts", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreText", "CoreTransferable",
    "CryptoKit", "Dispatch", "EventKit", "GameKit", "HealthKit", "HomeKit", "ImageIO",
    "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit", "MusicKit",
    "NaturalLanguage",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
    "Translation", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit",
    "WeatherKit",
    "WebKit", "WidgetKit",
  ]

  /// A type's name without the module in front of it.
  static func withoutModule(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && known.contains(String(parts[0])) ? String(parts[1]) : name
  }
}
