/// Names of Apple's other modules, which fixtures may import and which are not read.
enum ForeignNames {
  /// What to say about a name of UIKit, AppKit or Foundation; nil for other names.
  static func explanation(of name: String) -> String? {
    let prefix = name.prefix(2)
    let isCapitalised = name.dropFirst(2).first?.isUppercase == true
    switch prefix {
    case "UI" where isCapitalised: return "'\(name)' is UIKit's, which fixtures do not read"
    case "NS" where isCapitalised:
      return "'\(name)' is AppKit's or Foundation's, which fixtures do not read"
    default: break
    }
    guard foundation.contains(name) else { return nil }
    return "'\(name)' is Foundation's, of which fixtures read numbers, texts and dates alone"
  }

  private static let foundation: Set<String> = [
    "URL", "URLRequest", "URLSession", "Bundle", "FileManager", "UserDefaults", "Timer",
    "ProcessInfo", "NotificationCenter", "JSONDecoder", "JSONEncoder", "Data", "DispatchQueue",
    "Measurement", "Locale", "Calendar", "DateFormatter", "NumberFormatter", "Process",
    "RunLoop", "Thread", "OperationQueue", "Decimal", "IndexPath", "IndexSet",
  ]
}
