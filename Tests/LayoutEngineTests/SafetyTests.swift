import Drawing
import FigureLimits
import Foundation
import Geometry
import LayoutEngine
import Testing
import Views

/// Nothing that a reader's layout answers or places traps: it is an error that names the node.
@Suite struct SafetyTests {
  static let screen = ProposedViewSize(width: 390, height: 844)
  static let notNumbers: [CGFloat] = [.nan, .infinity, -.infinity]
  static let noLengths = notNumbers + [-1, -1e300]

  private func failure(of view: any View) -> LayoutError? {
    do {
      _ = try frames(of: view, Self.screen)
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  @Test(arguments: noLengths)
  func anAnswerThatIsNoSizeNamesTheNode(answer: CGFloat) throws {
    let bad = BadLayout(answer: CGSize(width: answer, height: 10)) { Color.red }.id("bad")
    let view = VStack { bad.padding() }
    guard case .noSize(let path, let size, _) = failure(of: view) else {
      Issue.record("no error for \(answer)")
      return
    }
    #expect(path == "VStack › padding › BadLayout#bad")
    #expect(size.width == answer || size.width.isNaN && answer.isNaN)
  }

  /// In every container, as each computes with what it is answered.
  @Test(arguments: noLengths)
  func noContainerTrapsOnSuchAnswers(answer: CGFloat) throws {
    for size in [
      CGSize(width: answer, height: 10), CGSize(width: 10, height: answer),
      CGSize(width: answer, height: answer),
    ] {
      for (name, view) in containers(of: BadLayout(answer: size) { Color.red }.erased) {
        guard case .noSize(let path, _, _) = failure(of: view) else {
          Issue.record("no error for \(size) in \(name)")
          continue
        }
        #expect(path.hasSuffix("BadLayout"), "\(name): \(path)")
      }
    }
  }

  /// The largest and smallest numbers are laid out, and all frames are finite.
  @Test(arguments: [1e300, CGFloat.leastNonzeroMagnitude, 0])
  func oddNumbersAreLaidOutOrNamed(answer: CGFloat) throws {
    let bad = BadLayout(answer: CGSize(width: answer, height: answer)) { Color.red }
    for (name, view) in containers(of: bad.erased) {
      do {
        let all = try frames(of: view, Self.screen).root.all
        #expect(
          all.allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite }, "\(name)")
      } catch let error as LayoutError {
        // Sums of the largest numbers are infinite; that is said, too.
        #expect(abs(answer) > 1e299, "\(name): \(error)")
      }
    }
  }

  @Test func aGuideThatIsNoNumberNamesTheNode() throws {
    let bad = BadLayout(answer: CGSize(width: 10, height: 10), guide: .nan) { Color.red }
    #expect(
      failure(of: HStack(alignment: .top) { bad.padding() })
        == .noGuide(path: "HStack › padding › BadLayout"))
  }

  /// Views that keep a ratio double the questions with each level; that ends with a name.
  @Test func questionsWithoutEndAreNamed() throws {
    func nested(_ levels: Int) -> any View {
      guard levels > 0 else { return Text("leaf of the tree with words to wrap") }
      let inner = nested(levels - 1).aspectRatio(contentMode: .fit).erased
      return levels.isMultiple(of: 2)
        ? HStack {
          Text("beside")
          inner
        }
        : VStack {
          Text("above")
          inner
        }
    }
    func questions(_ levels: Int) throws -> Int {
      var limits = Limits()
      limits.questions = 20_000
      let nodes = try Nodes(nested(levels), limits: limits)
      _ = try nodes.tree(Self.screen)
      return nodes.session.questions
    }
    #expect(try questions(8) < 20_000)
    #expect(throws: LayoutError.tooManyQuestions(limit: 20_000)) { try questions(60) }
  }

  /// A time that is over ends the negotiation as a number that is reached does.
  @Test func timeEndsTheNegotiation() throws {
    let stack = VStack { ForEach(0..<100, id: \.self) { _ in Color.red } }
    let nodes = try Nodes(stack, deadline: Deadline(seconds: 0))
    #expect(throws: LayoutError.tooLate(limit: Limits().seconds)) { try nodes.tree(Self.screen) }
  }

  /// To measure a text takes as long as eight questions to other views, and counts as them.
  @Test func measuringTextsCounts() throws {
    func isAllowed(_ view: any View, questions: Int) throws -> Bool {
      var limits = Limits()
      limits.questions = 800
      let nodes = try Nodes(view, limits: limits)
      for width in 0..<questions {
        _ = nodes.root.answer(to: ProposedViewSize(width: CGFloat(width), height: 9))
      }
      return nodes.session.failure == nil
    }
    #expect(try isAllowed(Text("a b c"), questions: 100))
    #expect(try !isAllowed(Text("a b c"), questions: 101))
    #expect(try isAllowed(Color.red.aspectRatio(2, contentMode: .fit), questions: 101))
  }

  @Test(arguments: notNumbers)
  func aPlaceThatIsNoneNamesTheNode(coordinate: CGFloat) throws {
    let bad = BadLayout(answer: CGSize(width: 10, height: 10), place: coordinate) {
      Color.red.id("lost")
    }
    #expect(failure(of: bad) == .placedNowhere(path: "BadLayout › Color#lost"))
  }

  @Test(arguments: notNumbers)
  func aProposalThatIsNoneNamesTheNode(length: CGFloat) throws {
    let bad = BadLayout(answer: CGSize(width: 10, height: 10), proposal: length) { Color.red }
    guard case .noSize(let path, _, _) = failure(of: bad) else {
      Issue.record("no error for a proposal of \(length)")
      return
    }
    #expect(path == "BadLayout › Color")
  }

  @Test(arguments: notNumbers)
  func aGuideThatIsNoneNamesTheNode(guide: CGFloat) throws {
    let view = HStack {
      Color.red.frame(width: 10, height: 10).alignmentGuide(VerticalAlignment.center) { _ in guide }
      Color.blue.frame(width: 10, height: 10)
    }
    guard let error = failure(of: view) else {
      Issue.record("no error for a guide of \(guide)")
      return
    }
    #expect("\(error)".contains("HStack"))
  }

  private func containers(of view: AnyView) -> [(String, any View)] {
    [
      ("HStack", HStack { two(view) }), ("VStack", VStack { two(view) }),
      ("ZStack", ZStack { two(view) }),
      ("LazyVStack", LazyVStack { two(view) }), ("LazyHStack", LazyHStack { two(view) }),
      ("ScrollView", ScrollView([.horizontal, .vertical]) { two(view) }),
      ("Grid", Grid { GridRow { two(view) } }),
      ("LazyVGrid", LazyVGrid(columns: [GridItem(.flexible())]) { two(view) }),
      ("LazyVGrid, adaptive", LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { view }),
      ("List", List { two(view) }),
      ("padding", view.padding(3)), ("fixedSize", view.fixedSize()),
      ("frame", view.frame(minWidth: 3)), ("offset", view.offset(x: 3)),
      ("overlay", Color.red.overlay { view }), ("background", view.background { Color.red }),
      ("aspectRatio", view.aspectRatio(2, contentMode: .fill)),
      ("priorities", HStack { two(view).layoutPriority(1) }),
      ("StairsLayout", StairsLayout { two(view) }),
    ]
  }

  private func two(_ view: AnyView) -> TupleView {
    ViewBuilder.buildBlock(view, Color.blue.frame(minWidth: 4, maxWidth: 40))
  }
}

/// A reader's layout that answers, places or proposes what it likes.
private struct BadLayout: Layout {
  var answer: CGSize
  var place: CGFloat?
  var proposal: CGFloat?
  var guide: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { answer }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { self.guide }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: place ?? bounds.minX, y: bounds.minY),
        proposal: ProposedViewSize(width: self.proposal ?? 10, height: 10))
    }
  }
}
