import Drawing
import Foundation
import Geometry
import LayoutEngine

/// Refuses, when it is drawn, an effect on finished pixels that figures do not have.
///
/// Frames are as they are without it: none of these has an effect on layout (measured: effects/*).
struct RefusedDrawing: NodeDrawing {
  var name: String
  var hint: String

  func draw(
    _ node: FrameNode, context: DrawingContext, into items: inout [DisplayItem],
    content: (inout [DisplayItem]) throws -> Void
  ) throws {
    throw ViewError.unsupported(name: name, hint: hint)
  }
}

/// How a view's colours meet those below it.
public enum BlendMode: String, Hashable, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
  /// A view with an effect on pixels, which `isNeutral` tells to change nothing.
  private func pixelEffect(_ name: String, isNeutral: Bool) -> some View {
    let refusal = RefusedDrawing(
      name: name, hint: "Frames and annotations do not need it; leave it out of figures.")
    return modified(name, PassThroughLayout(), drawing: isNeutral ? nil : refusal)
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    pixelEffect("blur", isNeutral: radius == 0)
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    pixelEffect("blendMode", isNeutral: blendMode == .normal)
  }

  public func brightness(_ amount: Double) -> some View {
    pixelEffect("brightness", isNeutral: amount == 0)
  }

  public func contrast(_ amount: Double) -> some View {
    pixelEffect("contrast", isNeutral: amount == 1)
  }

  public func saturation(_ amount: Double) -> some View {
    pixelEffect("saturation", isNeutral: amount == 1)
  }

  public func grayscale(_ amount: Double) -> some View {
    pixelEffect("grayscale", isNeutral: amount == 0)
  }

  public func hueRotation(_ angle: Angle) -> some View {
    pixelEffect("hueRotation", isNeutral: angle == .zero)
  }

  public func colorInvert() -> some View { pixelEffect("colorInvert", isNeutral: false) }

  public func colorMultiply(_ color: Color) -> some View {
    pixelEffect("colorMultiply", isNeutral: color == .white)
  }

  public func luminanceToAlpha() -> some View {
    pixelEffect("luminanceToAlpha", isNeutral: false)
  }

  /// Draws the view as one before effects around it; figures always do.
  public func compositingGroup() -> some View {
    modified("compositingGroup", PassThroughLayout())
  }

  public func drawingGroup(opaque: Bool = false) -> some View {
    modified("drawingGroup", PassThroughLayout())
  }
}
