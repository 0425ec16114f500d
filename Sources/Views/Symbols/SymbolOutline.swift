import Drawing
import Foundation
import Geometry

/// A symbol's outline in points, in a box of the symbol's size.
///
/// Widths are the substitute's where `SymbolTable` knows no size, and may be some points off
/// SwiftUI's. The icon font has one weight: a bold font changes nothing.
struct SymbolOutline {
  let size: CGSize
  let path: Path
  let rule: FillRule

  /// An em of the icon font as a share of the font's size, and the free space on each side of the
  /// ink: so the circle, 20/24 em wide, takes 15 points at 13, as measured.
  private static let em = 1.18
  private static let margin = 0.085
  /// The middle of the icons' grid, in em.
  private static let middle = CGPoint(x: 0.5, y: -0.375)
  /// What an icon in a circle or a square is fitted into, and the line around it, in em.
  private static let enclosed = 11.0 / 24
  private static let line = 2.0 / 24

  /// - Parameters:
  ///   - icon: the icon's outline at one point per em, y growing downwards from the baseline.
  ///   - length: the font's size times the scale of images, in points.
  init(_ entry: SymbolTable.Entry, icon: Path, length: CGFloat, pixel: CGFloat) {
    let outline = entry.enclosure.map { Self.enclose(icon, in: $0) } ?? icon
    rule = entry.enclosure == nil ? .nonZero : .evenOdd
    let ink = outline.boundingRect
    let margin = Self.margin * length
    var factor = Self.em * length
    var box = CGSize(
      width: ink.width * factor + 2 * margin, height: ink.height * factor + 2 * margin)
    if let measured = entry.size {
      box = CGSize(width: measured.width / 13 * length, height: measured.height / 13 * length)
      factor = min(
        (box.width - 2 * margin) / max(ink.width, 0.01),
        (box.height - 2 * margin) / max(ink.height, 0.01))
    }
    size = CGSize(
      width: (box.width / pixel).rounded() * pixel, height: (box.height / pixel).rounded() * pixel)
    path = outline.applying(
      CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
  }

  /// A ring around the icon, or a disc with the icon cut out, for the even-odd rule.
  private static func enclose(_ icon: Path, in enclosure: SymbolTable.Enclosure) -> Path {
    func outer(_ width: CGFloat) -> Path {
      let rect = CGRect(
        x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
      switch enclosure.form {
      case .circle: return Path(ellipseIn: rect)
      case .square:
        let radius = width / 9
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
      }
    }
    let width = enclosure.form == .circle ? 20.0 / 24 : 18.0 / 24
    var path = outer(width)
    if !enclosure.isFilled { path.addPath(outer(width - 2 * line)) }
    let ink = icon.boundingRect
    let factor = min(enclosed / max(ink.width, ink.height, 0.01), 1)
    path.addPath(
      icon,
      transform: CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)))
    return path
  }
}
