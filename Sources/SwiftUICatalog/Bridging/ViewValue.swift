import Catalog
import Views

/// Any view as a value of fixture code.
struct ViewValue: Bridged {
  let view: any View

  static var typeName: String { "View" }

  static func bridged(_ value: Value) throws -> ViewValue? {
    switch value {
    case .native(let native as ViewValue): return native
    case .native(let native as ShapeValue): return ViewValue(view: native.shape)
    case .native(let native): return native.widerTypes?.view.map(ViewValue.init)
    case .instance(let instance):
      if let shape = InterpretedShape.made(of: instance) { return ViewValue(view: shape) }
      return instance.conforms(to: "View")
        ? ViewValue(view: InterpretedView(instance: instance)) : nil
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }
}

/// What a value also is, behind a reference, for `Bridged.upcast`.
final class WiderTypes {
  let view: (any View)?
  let shape: (any Shape)?
  let style: (any ShapeStyle)?

  init(view: (any View)? = nil, shape: (any Shape)? = nil, style: (any ShapeStyle)? = nil) {
    self.view = view
    self.shape = shape
    self.style = style
  }
}

extension Bridged where Self: View {
  public var upcast: AnyObject? { WiderTypes(view: self) }
}

extension Bridged where Self: Shape {
  public var upcast: AnyObject? { WiderTypes(view: self, shape: self) }
}

extension Bridged where Self: ShapeStyle {
  public var upcast: AnyObject? { WiderTypes(style: self) }
}

extension Bridged where Self: View & ShapeStyle {
  public var upcast: AnyObject? { WiderTypes(view: self, style: self) }
}

extension Bridged {
  var widerTypes: WiderTypes? { upcast as? WiderTypes }
}

/// The views that a `content` closure lists.
package struct ViewContent: Bridged {
  let views: [any View]

  package static var typeName: String { "() -> Content" }

  package static func bridged(_ value: Value) throws -> ViewContent? {
    guard case .function(let function) = value, function.parameterCount == 0 else { return nil }
    return ViewContent(views: try views(of: function.build([])))
  }

  /// The values of a builder as views.
  package static func views(of values: [Value]) throws -> [any View] {
    try values.flatMap { value -> [any View] in
      if case .array(let nested, _) = value { return try views(of: nested) }
      guard let view = try ViewValue.bridged(value)?.view else {
        throw BridgingError(
          "a statement of this closure gives \(value.described), which is no view",
          hint: "Each statement of a view builder gives a view.")
      }
      return [view]
    }
  }

  var tuple: TupleView { TupleView(views) }
}

/// A `content` closure that takes one argument: called for every element.
struct ElementContent: Bridged {
  let function: any Function

  static var typeName: String { "(Element) -> Content" }

  static func bridged(_ value: Value) throws -> ElementContent? {
    guard case .function(let function) = value else { return nil }
    return ElementContent(function: function)
  }

  /// The views of each element, which is told from the others by its `id`.
  func forEach(_ elements: [Value], id: Value? = nil) throws -> ForEach {
    let views = try elements.map { try ViewContent.views(of: function.build([$0])) }
    return ForEach(elements: views) { index in
      let element = elements[index]
      guard let key = try? ElementContent.identity(of: element, id).hashKey() else { return nil }
      return OptionTag(key)
    }
  }

  private static func identity(of element: Value, _ id: Value?) throws -> Value {
    if case .native(let path as PropertyPath)? = id { return try path.get(element) }
    if id == nil, case .instance(let instance) = element { return try instance.property("id") }
    return element
  }

  func views(for elements: [Value]) throws -> [any View] {
    try elements.flatMap { try ViewContent.views(of: function.build([$0])) }
  }
}

/// The elements of a range, an array or another collection.
struct Elements: Bridged {
  let values: [Value]
  /// Whether every element says which it is: `0..<3`, or values that are `Identifiable`.
  var areIdentifiable = true

  /// More elements than this in one `ForEach` or `List` are refused.
  static let limit = 100_000

  static var typeName: String { "Data" }

  static func bridged(_ value: Value) throws -> Elements? {
    switch value.settled {
    case .array(let values, _): return Elements(collected: values)
    case .native(let collection as any BridgedCollection):
      return Elements(collected: collection.elements)
    case .range(let range):
      guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper else {
        return nil
      }
      let end = range.includesUpper ? upper.addingReportingOverflow(1).partialValue : upper
      guard end - lower <= limit else {
        throw BridgingError("a range of \(end - lower) elements is over the limit of \(limit)")
      }
      return Elements(
        values: (lower..<max(end, lower)).map { .int($0) }, areIdentifiable: !range.includesUpper)
    case .reference(let reference): return try bridged(reference.value)
    default: return nil
    }
  }

  private init(values: [Value], areIdentifiable: Bool) {
    self.values = values
    self.areIdentifiable = areIdentifiable
  }

  /// Texts, numbers and the like are not `Identifiable`, nor are types that do not say so.
  private init(collected values: [Value]) {
    self.values = values
    areIdentifiable =
      switch values.first {
      case .int, .double, .string, .bool, .tuple: false
      case .instance(let instance): instance.conforms(to: "Identifiable")
      default: true
      }
  }

  /// The elements, for a call without `id:`.
  func identified() throws -> [Value] {
    if areIdentifiable { return values }
    throw BridgingError(
      "'id:' is missing: the elements are not 'Identifiable'", hint: "Write 'id: \\.self'.",
      parameter: 0)
  }
}

extension Value {
  /// The kind of a value for messages: `the number 5`, `a Color`.
  var described: String {
    switch self {
    case .void: "nothing"
    case .bool(let bool): "\(bool)"
    case .int(let int): "the number \(int)"
    case .double(let double): "the number \(double)"
    case .string: "a string"
    case .none: "nil"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .tuple: "a tuple"
    case .range: "a range"
    case .function: "a closure"
    case .symbol(let symbol): "'.\(symbol.name)'"
    case .keyPath: "a key path"
    case .instance(let instance): "a \(instance.typeName)"
    case .native(let native): "a \(Swift.type(of: native).typeName)"
    case .type(let name): "the type \(name)"
    case .reference(let reference): reference.value.described
    }
  }
}
