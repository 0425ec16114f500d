import CairoExport
import Drawing
import Figures
import Foundation
import Geometry
import SVGExport
import SecondOpinion
import Testing
import VisualDiff

/// A browser's opinion on the text of SVG files.
@Suite(.serialized, .enabled(if: Chromium.isThere, Comment(rawValue: Chromium.lack)))
struct BrowserTests {
  private static let source = """
    VStack(alignment: .leading) {
      Text("Light from the Sun needs about eight minutes.").frame(width: 160)
      (Text("Bold").bold() + Text(" under").underline() + Text(" red").foregroundColor(.red))
        .font(.title)
      Text("Faded").font(.largeTitle.bold()).foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("12:34 111").monospacedDigit()
      Text("let x = 42").font(.system(.body, design: .monospaced))
      Text("A very long line that is cut").lineLimit(1).frame(width: 120)
      Text("Narrow kerned").fontWidth(.compressed).kerning(3)
      Text("let y = 4").monospaced().fontWidth(.compressed)
      Text("Wide, ").fontWidth(.expanded) + Text("tight").kerning(-1) + Text(" end").fontWidth(.condensed)
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("office ffi").font(.custom("Source Serif 4", size: 24)).tracking(2)
      Text("office ffi").font(.custom("Source Serif 4", size: 24)).kerning(2)
      Text("Turned").rotationEffect(.degrees(8)).opacity(0.5)
    }.padding()
    """

  private func lists(_ source: String) throws -> [DisplayList] {
    try Fixture.figures(bytes: Array(source.utf8)) {
      try $0.displayList(appearance: .light)
    }
  }

  private func page(_ lists: [DisplayList], _ mode: SVGTextMode, script: String = "") throws
    -> String
  {
    let figures = try lists.map {
      String(decoding: try SVGWriter.svg($0, text: mode), as: UTF8.self)
    }
    // A page whose own text would upset ours, were anything left to it.
    return "<!DOCTYPE html><html dir=\"rtl\"><meta charset=\"utf-8\"><body style=\"margin:0;"
      + "direction:rtl;font:italic 900 30px serif;letter-spacing:9px;word-spacing:20px\">"
      + figures.joined() + "<script>\(script)</script></body></html>"
  }

  /// Two figures in a page, each with a font of its own for one face.
  @Test func embeddedTextIsDrawnAsItsOutlines() throws {
    let lists = try lists(Self.source + "\nText(\"Another figure\").bold().font(.title)")
    let height = lists.reduce(20) { $0 + Int($1.canvas.height) }
    func picture(_ mode: SVGTextMode) throws -> Bitmap {
      let png = try Chromium.png(page(lists, mode), width: 600, height: height)
      return try PNGReader.bitmap(png, name: "Chromium's")
    }
    let (outlines, embedded) = (try picture(.outlines), try picture(.embedded))
    // Letters are drawn as masks with a contrast of their own, outlines are not.
    let comparison = try PixelComparison(outlines, embedded, tolerance: 128)
    #expect(comparison.differing > 0, "one of them has no text")
    #expect(comparison.beyondTolerance == 0, "\(comparison)")
  }

  /// In whatever font the browser finds, a line begins and ends where ours does.
  @Test func liveLinesAreAsWideAsOurs() throws {
    let script = """
      const parts = [...document.querySelectorAll("[textLength]")].map(part => {
        const start = part.getStartPositionOfChar(0).x;
        const end = part.getEndPositionOfChar(part.getNumberOfChars() - 1).x;
        return [start - part.getAttribute("x"), end - start - part.getAttribute("textLength")];
      });
      const worst = Math.max(...parts.flat().map(Math.abs));
      document.body.setAttribute("data-found", parts.length + " " + worst.toFixed(2));
      """
    let found = try result(of: script, in: page(lists(Self.source), .live, script: script))
    let numbers = found.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 2, "\(found)")
    #expect(numbers[0] >= 9)
    #expect(numbers[1] < 0.5, "points")
  }

  /// What a script wrote down for us.
  private func result(of script: String, in page: String) throws -> String {
    let source = try Chromium.source(page)
    let found = try #require(source.firstMatch(of: /data-found="([^"]*)"/), "the script failed")
    return String(found.output.1)
  }

  @Test func hiddenTextIsFoundAndLiesBelowThePointer() throws {
    let script = """
      const found = window.find("needs about");
      const range = getSelection().rangeCount ? getSelection().getRangeAt(0) : null;
      const box = range.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const lone = window.find("eight minutes under");
      document.body.setAttribute("data-found",
        [found, getSelection().toString(), hit.tagName, lone].join(";"));
      """
    let both = try result(of: script, in: page(lists(Self.source), .both, script: script))
    #expect(both == "true;needs about;text;false")
  }

  @Test func hiddenTextIsNotSeen() throws {
    let lists = try lists(Self.source)
    func png(_ mode: SVGTextMode) throws -> [UInt8] {
      try Chromium.png(page(lists, mode), width: 400, height: 400)
    }
    let both = try PNGReader.bitmap(png(.both), name: "both")
    let outlines = try PNGReader.bitmap(png(.outlines), name: "outlines")
    // The browser softens edges below other layers a little differently.
    let comparison = try PixelComparison(both, outlines, tolerance: 4)
    #expect(comparison.beyondTolerance == 0, "\(comparison)")
  }
}
