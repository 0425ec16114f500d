import Drawing
import Foundation
import Geometry
import LayoutEngine
import Mutations
import Testing
import Views

/// A thousand random rows against the model, to the last bit, as objc.io compared theirs with
/// SwiftUI's.
@Suite struct StackModelTests {
  @Test func aThousandRandomStacks() throws {
    for seed in 0..<1_000 {
      var row = RandomRow(seed: seed)
      let model = row.model()
      let offer: Double? = row.numbers.chance(10) ? nil : row.length() * 2 + 40
      let proposal = ProposedViewSize(width: offer.map { CGFloat($0) }, height: 20)
      let stack = try frames(of: row.view(model), proposal).root
      let expected = model.widths(in: offer)
      let width = proposal.width?.text ?? "nil"
      let comment: Comment = "seed \(seed): \(model) in \(width)"
      #expect(stack.children.map { Double($0.frame.width) } == expected, comment)
      let total = expected.reduce(model.spacing * Double(expected.count - 1), +)
      #expect(Double(stack.frame.width) == total, comment)
    }
  }

  /// The rule's own numbers: 340 wide, three `minWidth: 60`, spacing 8; 108 each, and with the
  /// middle one at priority 1 the others at their minimum (a published article's figure).
  @Test func theModelKnowsTheArticlesNumbers() {
    let least = StackModel.Child(kind: .limited(least: 60, most: .infinity), priority: 0)
    var raised = least
    raised.priority = 1
    #expect(
      StackModel(children: [least, least, least], spacing: 8).widths(in: 340) == [108, 108, 108])
    #expect(
      StackModel(children: [least, raised, least], spacing: 8).widths(in: 340) == [60, 204, 60])
  }

  /// No second chance: in 150 points `maxWidth: 100` takes 75 and `minWidth: 100` takes 100
  /// (objc.io).
  @Test func whatIsLeftIsNotSharedAgain() {
    let most = StackModel.Child(kind: .limited(least: nil, most: 100), priority: 0)
    let least = StackModel.Child(kind: .limited(least: 100, most: nil), priority: 0)
    #expect(StackModel(children: [most, least], spacing: 0).widths(in: 150) == [75, 100])
  }
}

/// Makes rows of views, and the same rows in the model's words.
private struct RandomRow {
  var numbers: SeededNumbers

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
  }

  /// Quarters of points: sums of them are exact, whatever the order.
  mutating func length() -> Double {
    Double(Int.random(in: 0...800, using: &numbers)) / 4
  }

  mutating func model() -> StackModel {
    let count = Int.random(in: 1...6, using: &numbers)
    return StackModel(
      children: (0..<count).map { _ in child() }, spacing: numbers.pick(0, 0, 8, 10, 2.5))
  }

  private mutating func child() -> StackModel.Child {
    let priority: Double = numbers.pick(0, 0, 0, 0, 1, -1, 2)
    switch numbers.pick(0, 0, 1, 2, 3, 4, 5) {
    case 0: return .init(kind: .colour, priority: priority)
    case 1: return .init(kind: .fixed(length()), priority: priority)
    case 2: return .init(kind: .limited(least: length(), most: nil), priority: priority)
    case 3: return .init(kind: .limited(least: nil, most: length()), priority: priority)
    case 4:
      let least = length()
      let most = numbers.pick(least + length(), .infinity)
      return .init(kind: .limited(least: least, most: most), priority: priority)
    // Below every other priority.
    default: return .init(kind: .spacer(least: length()), priority: -.infinity)
    }
  }

  func view(_ model: StackModel) -> any View {
    HStack(spacing: CGFloat(model.spacing)) {
      ForEach(model.children.indices) { index in
        Self.view(model.children[index]).erased
      }
    }
  }

  private static func view(_ child: StackModel.Child) -> any View {
    func points(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }
    switch child.kind {
    case .colour: return Color.red.layoutPriority(child.priority)
    case .fixed(let width):
      return Color.red.frame(width: CGFloat(width)).layoutPriority(child.priority)
    case .limited(let least, let most):
      return Color.red.frame(minWidth: points(least), maxWidth: points(most))
        .layoutPriority(child.priority)
    case .spacer(let least): return Spacer(minLength: CGFloat(least))
    }
  }
}
