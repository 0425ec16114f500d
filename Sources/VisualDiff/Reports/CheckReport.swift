/// What a check found: one entry for each file that is, or should be, a reference.
public struct CheckReport: Codable, Hashable, Sendable {
  /// Of the report's form.
  public var version = 1
  public var tool: String
  /// Which part of several this is; nil for all of it.
  public var shard: Shard?
  /// What the run was limited to, such as one figure; empty for all.
  public var limits: [String] = []
  public var entries: [Entry] = []
  /// What went wrong besides: fixtures that could not be drawn.
  public var problems: [String] = []

  public struct Shard: Codable, Hashable, Sendable {
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  public enum State: String, Codable, CaseIterable, Sendable {
    case equal, different
    /// There is no reference.
    case missing
    /// A reference that no figure is drawn for.
    case orphaned
    /// One of the two cannot be read.
    case incomparable
    /// Not looked at; the reason says why.
    case skipped
  }

  public struct Entry: Codable, Hashable, Sendable {
    /// Below the folder of references.
    public var path: String
    public var state: State
    /// The fixture, as the user named it, and the line where the figure begins.
    public var source: String?
    public var line: Int?
    /// In one sentence.
    public var reason = ""
    /// Which proposal or answer changed first.
    public var cause: String?
    /// What became of each view.
    public var changes: [String] = []
    public var pixels: Pixels?
    /// Pictures beside the report.
    public var images: Images?

    public init(path: String, state: State, reason: String = "") {
      self.path = path
      self.state = state
      self.reason = reason
    }
  }

  /// What was measured, and what it was held against.
  public struct Pixels: Codable, Hashable, Sendable {
    public var differing: Int
    public var beyondRule: Int
    public var blended: Int
    public var largestLevels: Int
    public var farthest: Double?
    public var pixelCount: Int
    public var densest: PixelComparison.Window?
    public var threshold: Double?
    public var windowLimit: Int
    public var ignoresAntialiasing: Bool
    public var ignored: [PixelArea]
    /// Pixels that differ in ignored parts.
    public var differingIgnored: Int?

    public init(_ comparison: PixelComparison) {
      differing = comparison.differing
      beyondRule = comparison.beyondTolerance
      blended = comparison.blended
      largestLevels = comparison.largest
      pixelCount = comparison.pixelCount
      densest = comparison.densest
      windowLimit = comparison.rule.windowLimit
      ignoresAntialiasing = comparison.rule.ignoresAntialiasing
      ignored = comparison.rule.ignored
      differingIgnored = comparison.ignored
      if case .perceived(let limit) = comparison.rule.measure {
        threshold = limit
        farthest = comparison.farthest
      }
    }
  }

  public struct Images: Codable, Hashable, Sendable {
    public var reference: String?
    public var candidate: String?
    public var difference: String?

    public init(reference: String? = nil, candidate: String? = nil, difference: String? = nil) {
      self.reference = reference
      self.candidate = candidate
      self.difference = difference
    }
  }

  public init(tool: String) {
    self.tool = tool
  }

  public func count(_ state: State) -> Int {
    entries.reduce(0) { $0 + ($1.state == state ? 1 : 0) }
  }

  /// Whether only a part was looked at.
  public var isPartial: Bool { shard != nil || !limits.isEmpty }

  /// Entries that make the check fail.
  ///
  /// - Parameter strict: whether references without a figure do.
  public func failures(strict: Bool) -> [Entry] {
    entries.filter { $0.state.fails || (strict && $0.state == .orphaned) }
  }

  /// `12 equal, 1 different`, states that nothing is in left out.
  public var summary: String {
    let counts = State.allCases.map { (state: $0, count: count($0)) }.filter { $0.count > 0 }
    if counts.isEmpty { return "nothing was compared" }
    return counts.map { "\($0.count) \($0.state.words)" }.joined(separator: ", ")
  }

  /// What was left out, said in the report; nil for a whole run.
  public var partText: String? {
    let part = shard.map { ["part \($0.index) of \($0.count)"] } ?? []
    return isPartial ? "only " + (part + limits).joined(separator: ", ") : nil
  }
}

extension CheckReport.State {
  public var fails: Bool { [.different, .missing, .incomparable].contains(self) }

  var words: String {
    switch self {
    case .equal, .different, .orphaned, .skipped: rawValue
    case .missing: "without reference"
    case .incomparable: "not comparable"
    }
  }
}
