extension CheckReport {
  /// Workflow commands that GitHub shows as annotations beside the source.
  ///
  /// - Parameter strict: whether references without a figure fail.
  public func githubAnnotations(strict: Bool) -> [String] {
    failures(strict: strict).map { entry in
      var properties = ["title=\(Self.property("\(entry.path): \(entry.state.words)"))"]
      if let source = entry.source { properties.insert("file=\(Self.property(source))", at: 0) }
      if let line = entry.line { properties.insert("line=\(line)", at: properties.count - 1) }
      let message = [entry.reason, entry.cause.map { "First: \($0)" }].compactMap { $0 }
      return "::error \(properties.joined(separator: ","))::"
        + Self.data(message.joined(separator: "\n"))
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
