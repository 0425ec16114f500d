import CairoExport
import Drawing
import Foundation
import Geometry
import SecondOpinion
import Testing
import VisualDiff

/// Pages of each kind of item.
@Suite struct PDFTests {
  private static let hasPoppler: ConditionTrait = .enabled(
    if: Poppler.isThere, Comment(rawValue: Poppler.lack))

  private func words(_ pdf: [UInt8]) -> String { String(decoding: pdf, as: UTF8.self) }

  @Test(PDFTests.hasPoppler, arguments: Samples.all)
  func thePageIsThePicture(sample: Samples.Sample) throws {
    let ours = try PNGWriter.bitmap(sample.list)
    let pdf = try PDFWriter.pdf(sample.list)
    // Drawn at once, edges are softened as ours are, but glyphs are moved to whole pixels and
    // seams of gradients to one side. Drawn eight times as large, glyphs are where they belong, but
    // where two edges meet they are not softened twice. A pixel may equal either.
    let once = try PNGReader.bitmap(Poppler.png(pdf, resolution: 144), name: "once")
    if try PixelComparison(ours, once).beyondTolerance == 0 { return }
    let large = try shrunkPNG(Poppler.png(pdf, resolution: 8 * 144), by: 8)
    var nearer = try #require(ours.nearer(once, large))
    // Where a gradient's colour changes at once, pixels have the one or the other, pages a mixture.
    if Samples.hardGradients.contains(where: { $0.name == sample.name }) {
      nearer = try #require(ours.forgivingEdges(of: nearer))
    }
    let comparison = try PixelComparison(ours, nearer, tolerance: 32)
    // The point that all of a turn's colours meet in.
    let seams = ["angular": 2]
    let limit = seams[sample.name] ?? 0
    #expect(comparison.beyondTolerance <= limit, "\(comparison)")
  }

  /// What Cairo cannot put into a page it would turn into pixels without a word.
  @Test(
    arguments: Samples.all.filter { sample in !Samples.images.contains { $0.name == sample.name } })
  func nothingButPicturesIsMadeOfPixels(sample: Samples.Sample) throws {
    #expect(!words(try PDFWriter.pdf(sample.list)).contains("/Subtype /Image"))
  }

  @Test(arguments: Samples.all)
  func bytesAreTheSameInEveryRunAndOnEveryThread(sample: Samples.Sample) async throws {
    let pdf = try PDFWriter.pdf(sample.list)
    #expect(pdf.starts(with: "%PDF-1.".utf8))
    #expect(!words(pdf).contains("Date"))
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 { group.addTask { try PDFWriter.pdf(sample.list) } }
      for try await other in group { #expect(other == pdf) }
    }
  }

  @Test func aPageHasTheSizeAndTheNameOfTheFigure() throws {
    var list = Samples.list([.fill(Samples.card, .color(Samples.teal), .nonZero)])
    list.title = "High tide"
    list.summary = "A card."
    let pdf = words(try PDFWriter.pdf(list))
    #expect(pdf.contains("/MediaBox [ 0 0 120 80 ]"))
    #expect(pdf.contains("/Title (High tide)"))
    #expect(pdf.contains("/Subject (A card.)"))
  }

  /// Cairo takes no noncharacters in texts: they are what SVG has for them.
  @Test(arguments: ["\u{FFFE}", "\u{FFFF}", "\u{1FFFE}"])
  func noncharactersAreReplaced(_ character: String) throws {
    var run = BlockGlyphs.run([2, 3, 4])
    run.string = "a\(character)b"
    let lengths = ["a", character, "b"].map { UInt32($0.utf8.count) }
    for (index, length) in lengths.enumerated() { run.glyphs[index].textLength = length }
    var list = Samples.list([.text(run, at: CGPoint(x: 5, y: 40), .color(Samples.teal))])
    list.title = run.string
    #expect(throws: Never.self) { try PDFWriter.pdf(list) }
  }

  @Test func pagesThatNoViewerOpensAreRefused() throws {
    var list = Samples.list([.fill(Samples.card, .color(Samples.teal), .nonZero)])
    list.canvas.size.width = 14_401
    let error = #expect(throws: CairoError.self) { try PDFWriter.pdf(list) }
    #expect(error == .pageTooLarge(width: 14_401, height: 80))
    #expect(
      "\(error?.description ?? "")"
        == "a PDF page of 14401 × 80 points is too large: at most 14400 a side")
    list.canvas.size.width = 14_400
    #expect(throws: Never.self) { try PDFWriter.pdf(list) }
  }

  @Test func aFontWithoutUsableOutlinesIsAnError() throws {
    var run = BlockGlyphs.run([1])
    run.face = .init(BrokenGlyphs())
    let list = Samples.list([.text(run, at: .zero, .color(Samples.black))])
    #expect(throws: (any Error).self) { try PDFWriter.pdf(list) }
  }

  @Test(PDFTests.hasPoppler)
  func glyphsStandForTheirCharacters() throws {
    // Three glyphs for four letters: the second is a ligature; the last letter is two glyphs.
    var run = BlockGlyphs.run([2, 4, 6, 8], size: 12)
    run.string = "ofie"
    run.glyphs[0].textLength = 1
    run.glyphs[1].textLength = 2
    run.glyphs[2].textLength = 1
    let list = Samples.list([
      .text(run, at: CGPoint(x: 5, y: 30), .color(Samples.black)),
      .text(
        run, at: CGPoint(x: 5, y: 50), Samples.linear(Samples.stops(Samples.teal, Samples.indigo))),
    ])
    #expect(
      try Poppler.text(PDFWriter.pdf(list)).split(whereSeparator: \.isNewline)
        == ["ofie", "ofie"])
  }
}
