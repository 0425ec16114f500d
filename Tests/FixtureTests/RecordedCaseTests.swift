import CairoExport
import Figures
import Fixtures
import Foundation
import Geometry
import Interpreter
import LayoutEngine
import Testing

/// Every recorded layout gives the frames that SwiftUI gave it.
@Suite struct RecordedCaseTests {
  @Test(arguments: RecordedCase.all)
  func framesAreSwiftUIs(of recorded: RecordedCase) throws {
    let problems = try RecordedRun(recorded).problems
    if let reason = RecordedCase.unsupported[recorded.id] {
      #expect(
        !problems.isEmpty,
        "\(recorded.id) passes by now: take it out of unsupported.txt (\(reason))")
      return
    }
    #expect(
      problems.isEmpty,
      """
      \(recorded.id) (\(recorded.confidence), \(recorded.source))
      \(problems.joined(separator: "\n"))
      """)
  }

  @Test func everyCaseIsCounted() {
    let ids = RecordedCase.all.map(\.id)
    #expect(ids.count >= 240)
    #expect(Set(ids).count == ids.count)
    let left = RecordedCase.unsupported.keys.sorted()
    #expect(left.allSatisfy(ids.contains), "unsupported.txt names a case that there is not")
    print("recorded cases: \(ids.count) in all, \(left.count) not supported yet")
    for id in left { print("  \(id): \(RecordedCase.unsupported[id] ?? "")") }
  }
}

/// One case laid out, and what about it is not as recorded.
private struct RecordedRun {
  let recorded: RecordedCase
  private(set) var problems: [String] = []

  init(_ recorded: RecordedCase) throws {
    self.recorded = recorded
    var runner = FixtureRunner(measurer: TestFonts.measurer)
    runner.allowsMissingImages = true
    runner.overrides.proposal = ProposedViewSize(
      width: recorded.proposal.width, height: recorded.proposal.height)
    runner.overrides.platform = recorded.platform?.hasPrefix("macOS") == true ? .macos : .ios
    let configured = runner
    let result = try DeepStack.run {
      configured.run(
        name: recorded.id, bytes: Array(recorded.swift.utf8), folder: nil
      ) { Self.problems(of: try $0.figure(), recorded) }
    }
    problems = result.figures.flatMap { $0 }
    problems += result.problems.filter { !$0.isWarning }.map { problem in
      switch problem {
      case .fixture(let diagnostic), .difference(let diagnostic): diagnostic.rendered(.human)
      case .usage(let message, _), .environment(let message): message
      }
    }
    if result.figures.isEmpty, problems.isEmpty { problems = ["no figure"] }
  }

  private static func problems(of figure: Figure, _ recorded: RecordedCase) -> [String] {
    var nodes: [String: FrameNode] = [:]
    for node in figure.tree.root.all { if let id = node.id { nodes[id] = node } }
    var problems: [String] = []
    for expected in recorded.expected {
      guard let frame = nodes[expected.id]?.frame else {
        problems.append("there is no '\(expected.id)'")
        continue
      }
      for (name, wanted, got) in [
        ("x", expected.x, frame.minX), ("y", expected.y, frame.minY),
        ("width", expected.width, frame.width), ("height", expected.height, frame.height),
      ] {
        if let wanted, abs(wanted - Double(got)) > recorded.tolerance {
          problems.append(
            "\(name)(\(expected.id)) is \(got.text), recorded \(CGFloat(wanted).text)")
        }
      }
    }
    problems += relationProblems(figure, recorded, nodes)
    return problems.isEmpty ? [] : problems + [figure.frameText]
  }

  private static func relationProblems(
    _ figure: Figure, _ recorded: RecordedCase, _ nodes: [String: FrameNode]
  ) -> [String] {
    var bitmap: Bitmap?
    return (recorded.relations ?? []).compactMap { text in
      do {
        return try Relation(text: text).failure(tolerance: recorded.tolerance) { quantity, id in
          try Measurement(nodes).value(quantity, of: id)
        } colour: { id, x, y in
          let list = try figure.displayList(appearance: .light)
          let drawn = try bitmap ?? PNGWriter.bitmap(list)
          bitmap = drawn
          let frame = try Measurement(nodes).frame(of: id)
          let column = Int((frame.minX + frame.width * x - list.canvas.minX) * list.scale)
          let row = Int((frame.minY + frame.height * y - list.canvas.minY) * list.scale)
          let start = (row * drawn.width + column) * 4
          return drawn.bytes[start..<start + 3].map(Double.init)
        }
      } catch {
        return "\(text): \(error)"
      }
    }
  }
}

/// What relations measure.
private struct Measurement {
  let nodes: [String: FrameNode]

  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  init(_ nodes: [String: FrameNode]) {
    self.nodes = nodes
  }

  func frame(of id: String) throws -> CGRect {
    guard let node = nodes[id] else { throw Unknown(description: "there is no '\(id)'") }
    return node.frame
  }

  func value(_ quantity: String, of id: String) throws -> Double {
    let frame = try frame(of: id)
    switch quantity {
    case "x": return frame.minX
    case "y": return frame.minY
    case "width": return frame.width
    case "height": return frame.height
    case "maxX": return frame.maxX
    case "maxY": return frame.maxY
    case "midX": return frame.midX
    case "midY": return frame.midY
    case "lines":
      guard let text = nodes[id]?.firstText else {
        throw Unknown(description: "'\(id)' has no lines")
      }
      return Double(text.lines.count)
    default: throw Unknown(description: "'\(quantity)' is not understood")
    }
  }
}

extension FrameNode {
  fileprivate var firstText: NodeText? { all.lazy.compactMap(\.text).first }
}
