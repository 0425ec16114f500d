import Catalog
import Foundation
import Geometry

extension Vocabulary {
  static let angles: [Entry] = [
    .initializer(Angle.self, "init(degrees: Double)") { (degrees: Double) in
      Angle(degrees: degrees)
    },
    .initializer(Angle.self, "init(radians: Double)") { (radians: Double) in
      Angle(radians: radians)
    },
    .staticProperty("zero", Angle.zero),
    .staticMethod("degrees", "static func degrees(_ degrees: Double) -> Angle") {
      (degrees: Double) in Angle.degrees(degrees)
    },
    .staticMethod("radians", "static func radians(_ radians: Double) -> Angle") {
      (radians: Double) in Angle.radians(radians)
    },
    .property("degrees", "var degrees: Double", \Angle.degrees),
    .property("radians", "var radians: Double", \Angle.radians),
    .infixOperator("+", "static func + (lhs: Angle, rhs: Angle) -> Angle") {
      (a: Angle, b: Angle) in Angle(radians: a.radians + b.radians)
    },
    .infixOperator("-", "static func - (lhs: Angle, rhs: Angle) -> Angle") {
      (a: Angle, b: Angle) in Angle(radians: a.radians - b.radians)
    },
    .infixOperator("*", "static func * (lhs: Angle, rhs: Double) -> Angle") {
      (a: Angle, b: Double) in Angle(radians: a.radians * b)
    },
    .infixOperator("/", "static func / (lhs: Angle, rhs: Double) -> Angle") {
      (a: Angle, b: Double) in Angle(radians: a.radians / b)
    },
    .initializer(CGAffineTransform.self, "init()") { CGAffineTransform() },
    .initializer(Angle.self, "init()") { Angle() },
    .initializer(CGAffineTransform.self, "init(translationX tx: CGFloat, y ty: CGFloat)") {
      (x: CGFloat, y: CGFloat) in CGAffineTransform(translationX: x, y: y)
    },
    .initializer(CGAffineTransform.self, "init(scaleX sx: CGFloat, y sy: CGFloat)") {
      (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y)
    },
    .initializer(CGAffineTransform.self, "init(rotationAngle angle: CGFloat)") {
      (angle: CGFloat) in CGAffineTransform(rotationAngle: angle)
    },
    .staticProperty("identity", CGAffineTransform.identity),
    .method("translatedBy", "func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
      (t: CGAffineTransform, x: CGFloat, y: CGFloat) in t.translatedBy(x: x, y: y)
    },
    .method("scaledBy", "func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform") {
      (t: CGAffineTransform, x: CGFloat, y: CGFloat) in t.scaledBy(x: x, y: y)
    },
    .method("rotated", "func rotated(by angle: CGFloat) -> CGAffineTransform") {
      (t: CGAffineTransform, angle: CGFloat) in t.rotated(by: angle)
    },
    .method("concatenating", "func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform") {
      (a: CGAffineTransform, b: CGAffineTransform) in a.concatenating(b)
    },
    .method("inverted", "func inverted() -> CGAffineTransform") { (t: CGAffineTransform) in
      t.inverted()
    },
  ]
}
