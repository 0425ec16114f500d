import Foundation
import Geometry

/// A face whose glyphs are drawn as pictures of their own, for the text that they stand for.
public final class UnseenOutlines: GlyphOutlines {
  private let face: any GlyphOutlines

  public init(_ face: any GlyphOutlines) {
    self.face = face
  }

  public var identity: String { face.identity + ";unseen" }
  public var familyName: String { face.familyName }
  public var style: FaceStyle { face.style }
  public var isUnseen: Bool { true }
  public func advance(of glyph: UInt32) -> CGFloat { face.advance(of: glyph) }
  public func outline(of glyph: UInt32) -> Path { Path() }
}
