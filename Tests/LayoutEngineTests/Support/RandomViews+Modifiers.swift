import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

extension RandomViews {
  mutating func modified(_ inner: WrittenView) -> WrittenView {
    let kinds = mayHaveOwnGuides ? 18 : 17
    switch Int.random(in: 0..<kinds, using: &numbers) {
    case 0, 1: return fixedFrame(inner)
    case 2, 3: return flexibleFrame(inner)
    case 4, 5: return padded(inner)
    case 6:
      let (horizontal, vertical) = numbers.pick((true, true), (true, false), (false, true))
      return inner.modified(".fixedSize(horizontal: \(horizontal), vertical: \(vertical))") {
        $0.fixedSize(horizontal: horizontal, vertical: vertical)
      }
    case 7, 8:
      let priority: Double = numbers.pick(1, 2, -1, 0.5)
      return inner.modified(".layoutPriority(\(priority))") { $0.layoutPriority(priority) }
    case 9:
      let (x, y) = (length(), -length())
      return inner.modified(".offset(x: \(x.text), y: \(y.text))") { $0.offset(x: x, y: y) }
    case 10:
      let over = tree(depth: 0)
      return inner.modified(".overlay(alignment: .bottomTrailing) { \(over.source) }") { view in
        view.overlay(alignment: .bottomTrailing) { over.view.erased }
      }
    case 11:
      return inner.modified(
        ".background(alignment: .topLeading) {\nColor.red\nColor.blue.frame(width: 5)\n}"
      ) { view in
        view.background(alignment: .topLeading) {
          Color.red
          Color.blue.frame(width: 5)
        }
      }
    case 12:
      let (mode, name): (ContentMode, String) = numbers.pick((.fit, ".fit"), (.fill, ".fill"))
      let ratio: CGFloat? = numbers.pick(nil, 1, 2, 0.5)
      return inner.modified(".aspectRatio(\(ratio?.text ?? "nil"), contentMode: \(name))") {
        $0.aspectRatio(ratio, contentMode: mode)
      }
    case 13:
      return inner.modified(".border(Color.red, width: 2)") { $0.border(Color.red, width: 2) }
    case 14:
      let (x, y) = (length(), length())
      return inner.modified(".position(x: \(x.text), y: \(y.text))") { $0.position(x: x, y: y) }
    case 15:
      return inner.modified(".containerRelativeFrame(.horizontal)") {
        $0.containerRelativeFrame(.horizontal)
      }
    case 16:
      return inner.modified(".safeAreaInset(edge: .bottom) { Color.green.frame(height: 12) }") {
        view in
        view.safeAreaInset(edge: .bottom) { Color.green.frame(height: 12) }
      }
    default: return guided(inner)
    }
  }

  private mutating func fixedFrame(_ inner: WrittenView) -> WrittenView {
    let width: CGFloat? = numbers.chance(75) ? length() : nil
    let height: CGFloat? = numbers.chance(50) ? length() : nil
    let (alignment, name): (Alignment, String) = numbers.pick(
      (.center, "center"), (.topLeading, "topLeading"), (.trailing, "trailing"))
    return inner.modified(
      ".frame(width: \(width?.text ?? "nil"), height: \(height?.text ?? "nil"), alignment: .\(name))"
    ) {
      $0.frame(width: width, height: height, alignment: alignment)
    }
  }

  private mutating func flexibleFrame(_ inner: WrittenView) -> WrittenView {
    let least: CGFloat? = numbers.chance(50) ? length() : nil
    let ideal: CGFloat? = numbers.chance(30) ? (least ?? 0) + length() : nil
    let most: CGFloat? =
      numbers.chance(50) ? (ideal ?? least ?? 0) + numbers.pick(length(), .infinity) : nil
    func text(_ length: CGFloat?) -> String {
      length.map { $0 == .infinity ? ".infinity" : $0.text } ?? "nil"
    }
    func source(_ length: String) -> String {
      ".frame(min\(length): \(text(least)), ideal\(length): \(text(ideal)), max\(length): \(text(most)))"
    }
    if numbers.chance(70) {
      return inner.modified(source("Width")) {
        $0.frame(minWidth: least, idealWidth: ideal, maxWidth: most)
      }
    }
    return inner.modified(source("Height")) {
      $0.frame(minHeight: least, idealHeight: ideal, maxHeight: most)
    }
  }

  private mutating func padded(_ inner: WrittenView) -> WrittenView {
    let (edges, name): (Edge.Set, String) = numbers.pick(
      (.all, ".all"), (.leading, ".leading"), (.vertical, ".vertical"), (.bottom, ".bottom"))
    let inset = numbers.pick(length(), 5, -5)
    return inner.modified(".padding(\(name), \(inset.text))") { $0.padding(edges, inset) }
  }

  /// A guide that depends on the view's own size, as a reader's may.
  private mutating func guided(_ inner: WrittenView) -> WrittenView {
    if numbers.chance(50) {
      return inner.modified(
        ".alignmentGuide(HorizontalAlignment.center) { $0.width - $0.height }"
      ) { view in
        view.alignmentGuide(HorizontalAlignment.center) { $0.width - $0.height }
      }
    }
    return inner.modified(
      ".alignmentGuide(VerticalAlignment.center) { $0.width / 3 }"
    ) { view in
      view.alignmentGuide(VerticalAlignment.center) { $0.width / 3 }
    }
  }
}
