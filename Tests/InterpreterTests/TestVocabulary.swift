import Catalog
import Foundation

/// A small table of native types: enough of a view library to say what the interpreter made.
///
/// Views are texts: `VStack[Text(a),Text(b)].padding(4.0)` shows every call with its arguments.
enum TestVocabulary {
  static let vocabulary = Vocabulary(
    [views, modifiers, colours, placements, styles, sizes],
    types: [
      Words.self, Tint.self, Placement.self, Face.self, Extent.self, Stack.self, Loop.self,
      Cluster.self, AnyNode.self,
    ], notSupportedYet: ["Chart"])

  private static let views: [Entry] = [
    .initializer(Words.self, "init(_ content: some StringProtocol)") { (text: String) in
      Words(text: "Text(\(text))")
    },
    .initializer(
      Stack.self,
      "init(alignment: Alignment = .center, spacing: CGFloat? = nil, "
        + "@ViewBuilder content: () -> Content)"
    ) { (alignment: Placement, spacing: Double?, content: Value) in
      let gap = spacing.map { ",\($0)" } ?? ""
      return Stack(text: "VStack(\(alignment.name)\(gap))[\(try built(content))]")
    },
    .initializer(Cluster.self, "init(@ViewBuilder content: () -> Content)") { (content: Value) in
      Cluster(text: "Group[\(try built(content))]")
    },
    .initializer(
      Loop.self, "init(_ data: Data, id: KeyPath<Element, ID>, content: (Element) -> Content)"
    ) { (data: Value, id: Value, content: Value) in
      guard case .function(let function) = content else { throw BridgingError("no closure") }
      let parts = try items(data).map { item in
        try function.build([item]).map { try AnyNode.text(of: $0) }.joined(separator: ",")
      }
      return Loop(text: "ForEach[\(parts.joined(separator: ","))]")
    },
  ]

  private static func items(_ value: Value) throws -> [Value] {
    guard case .range(let range) = value, case .int(let lower)? = range.lower,
      case .int(let upper)? = range.upper
    else { return try [Value].bridged(value) ?? [] }
    return (lower..<upper).map { .int($0) }
  }

  static func built(_ content: Value) throws -> String {
    guard case .function(let function) = content else { throw BridgingError("no closure") }
    return try function.build([]).map { try AnyNode.text(of: $0) }.joined(separator: ",")
  }

  private static let modifiers: [Entry] = [
    .method("padding", "func padding(_ length: CGFloat? = nil) -> some View", of: "View") {
      (view: AnyNode, length: Double?) in
      AnyNode(text: "\(view.text).padding(\(length.map { "\($0)" } ?? ""))")
    },
    .method(
      "frame",
      "func frame(width: CGFloat? = nil, height: CGFloat? = nil, "
        + "alignment: Alignment = .center) -> some View", of: "View"
    ) { (view: AnyNode, width: Double?, height: Double?, alignment: Placement) in
      let size = "\(width.map { "\($0)" } ?? "nil"),\(height.map { "\($0)" } ?? "nil")"
      return AnyNode(text: "\(view.text).frame(\(size),\(alignment.name))")
    },
    .method("font", "func font(_ font: Font?) -> some View", of: "View") {
      (view: AnyNode, face: Face?) in
      AnyNode(text: "\(view.text).font(\(face?.name ?? "nil"))")
    },
    .method("background", "func background(_ style: Color) -> some View", of: "View") {
      (view: AnyNode, tint: Tint) in AnyNode(text: "\(view.text).background(\(tint.name))")
    },
    .method(
      "background",
      "func background(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View",
      of: "View"
    ) { (view: AnyNode, alignment: Placement, content: Value) in
      AnyNode(text: "\(view.text).background(\(alignment.name))[\(try built(content))]")
    },
    .method("id", "func id(_ id: some Hashable) -> some View", of: "View") {
      (view: AnyNode, id: Value) in AnyNode(text: "\(view.text).id(\(shown(id)))")
    },
    .method("fail", "func fail() -> some View", of: "View") { (view: AnyNode) throws -> AnyNode in
      throw BridgingError("the view failed", hint: "do not call it")
    },
    .method(
      "callAsFunction", "func callAsFunction(@ViewBuilder _ content: () -> V) -> some View",
      of: "Layout"
    ) { (layout: Value, content: Value) in
      guard case .instance(let instance) = layout else { throw BridgingError("no layout") }
      let size = try instance.call("measure", [Argument("width", .double(100))])
      return AnyNode(text: "\(instance.typeName)(\(shown(size)))[\(try built(content))]")
    },
  ]

  private static let colours: [Entry] = ["red", "blue", "green"].map { name in
    .staticProperty(name, of: "Color", Tint(name: name))
  }
  private static let placements: [Entry] = ["leading", "center", "trailing"].map { name in
    .staticProperty(name, of: "Alignment", Placement(name: name))
  }

  private static let styles: [Entry] = [
    .staticProperty("title", of: "Font", Face(name: "title")),
    .staticMethod("system", of: "Font", "static func system(size: CGFloat) -> Font") {
      (size: Double) in Face(name: "system(\(size))")
    },
    .method("bold", "func bold() -> Font") { (face: Face) in Face(name: "\(face.name).bold") },
    .property("gradient", "var gradient: Color") { (tint: Tint) in
      Tint(name: "\(tint.name).gradient")
    },
    .property("name", "var name: String") { (tint: Tint) in tint.name },
  ]

  private static let sizes: [Entry] = [
    .initializer(Extent.self, "init(width: CGFloat, height: CGFloat)") {
      (width: Double, height: Double) in Extent(width: width, height: height)
    },
    .staticProperty("zero", of: "CGSize", Extent(width: 0, height: 0)),
    .property("width", "var width: CGFloat", of: "CGSize", \Extent.width),
    .property("height", "var height: CGFloat", of: "CGSize", \Extent.height),
    .mutatingMethod("grow", "mutating func grow(by amount: CGFloat)") {
      (size: inout Extent, amount: Double) in
      size.width += amount
      size.height += amount
    },
  ]
}

struct Words: Bridged {
  static let typeName = "Text"
  static let conformances = ["View"]
  var text: String
}

struct Stack: Bridged {
  static let typeName = "VStack"
  static let conformances = ["View"]
  var text: String
}

struct Cluster: Bridged {
  static let typeName = "Group"
  static let conformances = ["View"]
  var text: String
}

struct Loop: Bridged {
  static let typeName = "ForEach"
  static let conformances = ["View"]
  var text: String
}

struct Tint: Bridged, Equatable {
  static let typeName = "Color"
  static let conformances = ["View"]
  var name: String
}

struct Placement: Bridged, Equatable {
  static let typeName = "Alignment"
  var name: String
}

struct Face: Bridged, Equatable {
  static let typeName = "Font"
  var name: String
}

struct Extent: Bridged, Equatable {
  static let typeName = "CGSize"
  var width: Double
  var height: Double
}

/// Any view: a native one, or an instance of a struct of the fixture with its body.
struct AnyNode: Bridged {
  static let typeName = "ModifiedContent"
  static let conformances = ["View"]
  var text: String

  static func bridged(_ value: Value) throws -> AnyNode? {
    switch value {
    case .native, .instance: try AnyNode(text: text(of: value))
    default: nil
    }
  }

  static func text(of value: Value) throws -> String {
    switch value {
    case .native(let words as Words): return words.text
    case .native(let stack as Stack): return stack.text
    case .native(let group as Cluster): return group.text
    case .native(let loop as Loop): return loop.text
    case .native(let node as AnyNode): return node.text
    case .native(let tint as Tint): return tint.name
    case .instance(let instance) where instance.conforms(to: "View"):
      let body = try instance.buildProperty("body").map { try text(of: $0) }
      return "\(instance.typeName){\(body.joined(separator: ","))}"
    default: return shown(value)
    }
  }
}

/// A value as tests write it.
func shown(_ value: Value) -> String {
  switch value {
  case .void: return "()"
  case .bool(let bool): return "\(bool)"
  case .int(let int): return "\(int)"
  case .double(let double): return "\(double)"
  case .string(let string): return string
  case .none: return "nil"
  case .array(let values, _): return "[\(values.map(shown).joined(separator: ", "))]"
  case .tuple(let parts, _):
    let texts = parts.map { part in (part.label.map { "\($0): " } ?? "") + shown(part.value) }
    return "(\(texts.joined(separator: ", ")))"
  case .dictionary(let pairs):
    let texts = zip(pairs.keys, pairs.values).map { "\(shown($0)): \(shown($1))" }
    return "[\(texts.joined(separator: ", "))]"
  case .range(let range):
    let ends = [range.lower, range.upper].map { $0.map(shown) ?? "" }
    return ends.joined(separator: range.includesUpper ? "..." : "..<")
  case .symbol(let symbol): return ".\(symbol.name)"
  case .keyPath(let names): return "\\.\(names.joined(separator: "."))"
  case .native(let extent as Extent): return "\(extent.width)x\(extent.height)"
  case .native(let tint as Tint): return tint.name
  case .native(let face as Face): return face.name
  case .native(let placement as Placement): return placement.name
  case .native(let collection as any BridgedCollection):
    return "{\(collection.elements.map(shown).joined(separator: ", "))}"
  case .instance(let instance):
    if instance.conforms(to: "View") { return (try? AnyNode.text(of: value)) ?? "failed" }
    return instance.typeName
  case .native: return (try? AnyNode.text(of: value)) ?? "?"
  case .type(let name): return "\(name).Type"
  case .function: return "function"
  case .reference(let box): return shown(box.value)
  }
}
