import CairoExport
import Foundation
import Geometry
import VisualDiff

/// What two files' comparison came to.
struct FileComparison: Sendable {
  private(set) var entry: CheckReport.Entry
  /// PNG files for the report: both pictures and their difference.
  private(set) var reference: [UInt8]?
  private(set) var candidate: [UInt8]?
  private(set) var difference: [UInt8]?

  /// Whether pictures are made for a report.
  private let isShown: Bool

  /// - Parameters:
  ///   - path: names the pair in the report.
  ///   - isShown: whether pictures are made for a report.
  init(
    _ reference: ComparedFile, _ candidate: ComparedFile, path: String, rule: PixelRule,
    isShown: Bool
  ) {
    self.isShown = isShown
    entry = CheckReport.Entry(path: path, state: .equal)
    if reference.bytes == candidate.bytes { return }
    do {
      switch (reference.kind, candidate.kind) {
      case (.frames, .frames): try compareFrames(reference, candidate)
      case (.pdf, .pdf):
        entry.state = .different
        entry.reason = "the bytes differ; pages are not compared as pictures"
      case (let a, let b) where a.isPicture && b.isPicture:
        try comparePictures(reference, candidate, rule)
      default: throw ComparisonProblem("is of another kind than '\(reference.name)'")
      }
    } catch let problem as ComparisonProblem {
      fail(problem, candidate.name)
    } catch {
      fail(ComparisonProblem("cannot be compared: \(error)"), candidate.name)
    }
  }

  private mutating func fail(_ problem: ComparisonProblem, _ name: String) {
    entry.state = .incomparable
    entry.reason = "'\(name)' \(problem.message)"
  }

  // MARK: Frame trees

  private mutating func compareFrames(_ old: ComparedFile, _ new: ComparedFile) throws {
    guard let (before, after) = trees(old, new) else { return }
    let names = Set(before.map(\.name)).intersection(after.map(\.name))
    for figure in before where !names.contains(figure.name) {
      entry.changes.append("the figure '\(figure.name)' is gone")
    }
    for figure in after where !names.contains(figure.name) {
      entry.changes.append("the figure '\(figure.name)' is new")
    }
    for figure in before {
      guard let other = after.first(where: { $0.name == figure.name }) else { continue }
      let comparison = FrameComparison(figure, other)
      let prefix = before.count > 1 ? "\(figure.name): " : ""
      entry.changes += comparison.changes.map { prefix + $0 }
      entry.cause = entry.cause ?? comparison.cause.map { prefix + $0 }
    }
    guard !entry.changes.isEmpty else {
      entry.reason = "the same frames"
      return
    }
    entry.state = .different
    let count = entry.changes.count
    entry.reason = count == 1 ? "a view changed" : "\(count) changes of views"
  }

  private mutating func trees(
    _ old: ComparedFile, _ new: ComparedFile
  ) -> ([FrameDocument.Figure], [FrameDocument.Figure])? {
    var read: [[FrameDocument.Figure]] = []
    for file in [old, new] {
      do {
        read.append(try FrameDocument(file.bytes).figures)
      } catch let problem as ComparisonProblem {
        fail(problem, file.name)
        return nil
      } catch {
        fail(ComparisonProblem("cannot be read: \(error)"), file.name)
        return nil
      }
    }
    return (read[0], read[1])
  }

  // MARK: Pictures

  private mutating func comparePictures(
    _ old: ComparedFile, _ new: ComparedFile, _ rule: PixelRule
  ) throws {
    let pair = ReadPicture.pair(old, new)
    guard let before = picture(pair.0, old.name), let after = picture(pair.1, new.name) else {
      return
    }
    guard before.width == after.width, before.height == after.height else {
      entry.state = .different
      entry.reason =
        "\(after.width) × \(after.height) pixels, was \(before.width) × \(before.height)"
      try show(before, after)
      return
    }
    let comparison = try PixelComparison(before, after, rule: rule)
    entry.pixels = CheckReport.Pixels(comparison)
    entry.reason = Self.measured(comparison)
    let isDrawnAlike = comparison.isWithinRule
    // Only a rule that lets pixels differ says that the way they are written does not matter.
    let isEqual = isDrawnAlike && (old.kind != .svg || new.kind != .svg || rule != .exact)
    guard !isEqual else { return }
    entry.state = .different
    if isDrawnAlike { entry.reason = "drawn alike, written otherwise" }
    try show(before, after)
    guard isShown else { return }
    difference = try PNGWriter.png(Bitmap.difference(before, after, rule: rule).picture)
  }

  private mutating func show(_ before: Bitmap, _ after: Bitmap) throws {
    guard isShown else { return }
    reference = try PNGWriter.png(before)
    candidate = try PNGWriter.png(after)
  }

  private mutating func picture(
    _ read: Result<ReadPicture, any Error>, _ name: String
  ) -> Bitmap? {
    do {
      return try read.get().bitmap
    } catch let problem as ComparisonProblem {
      fail(problem, name)
    } catch {
      fail(ComparisonProblem("cannot be read: \(error)"), name)
    }
    return nil
  }

  /// What was measured, and what it was held against.
  private static func measured(_ comparison: PixelComparison) -> String {
    if comparison.isEqual, comparison.ignored == 0 { return "the same pixels, written otherwise" }
    let share = NumberText.text(100 * comparison.share, decimals: 2)
    var parts = ["\(comparison.differing) of \(comparison.pixelCount) pixels differ"]
    if !comparison.rule.ignored.isEmpty {
      parts[0] += " and \(comparison.ignored) in ignored parts"
    }
    switch comparison.rule.measure {
    case .levels: parts.append("by up to \(comparison.largest) of 255 levels")
    case .perceived(let limit):
      let farthest = NumberText.text(comparison.farthest, decimals: 3)
      parts.append("by up to \(farthest), \(comparison.beyondTolerance) by more than \(limit)")
    }
    if comparison.blended > 0 { parts.append("\(comparison.blended) are blended edges") }
    if let densest = comparison.densest {
      let side = PixelComparison.windowSide
      parts.append(
        "\(densest.count) in the densest \(side) × \(side) at \(densest.x), \(densest.y)"
          + " (limit \(comparison.rule.windowLimit))")
      parts.append("\(share) % of the picture")
    }
    return parts.joined(separator: "; ")
  }
}
