import Foundation

/// What drawing an element takes, those included that it refers to.
private struct SVGCost {
  var drawn = 0.0
  var layers = 0.0
  var nested = 0.0

  static func + (a: SVGCost, b: SVGCost) -> SVGCost {
    SVGCost(
      drawn: a.drawn + b.drawn, layers: a.layers + b.layers, nested: max(a.nested, b.nested))
  }
}

extension SVGPicture {
  /// - Throws: `SVGRefusal` for what costs too much, refers to itself or to what is not there.
  func checkCost() throws(SVGRefusal) {
    var reckoning = Reckoning(picture: self)
    var cost = try reckoning.cost(of: 0, depth: 0)
    for (name, line) in sheetReferences {
      let target = try reckoning.target(name, line: line)
      switch elements[target].name {
      case "linearGradient", "radialGradient": break
      case "clipPath": cost.drawn *= 1 + (try reckoning.cost(of: target, depth: 0)).drawn
      default:
        throw SVGRefusal(
          "line \(line) refers to a '\(elements[target].name)' in a style sheet; write that as an "
            + "attribute")
      }
    }
    if sheetHasLayers { cost.layers += cost.drawn }
    guard cost.drawn <= Double(SVGLimits.drawn) else {
      throw SVGRefusal(
        "more than \(SVGLimits.drawn) elements are drawn, those referred to counted each time")
    }
    guard cost.layers <= Double(SVGLimits.layers) else {
      throw SVGRefusal(
        "more than \(SVGLimits.layers) layers are drawn: opacities, masks, patterns, blend modes "
          + "and steps of filters")
    }
    guard cost.nested <= Double(SVGLimits.nestedLayers) else {
      throw SVGRefusal(
        "opacities, masks, patterns and filters are nested more than \(SVGLimits.nestedLayers) "
          + "deep")
    }
    guard dashes.count <= Double(SVGLimits.dashes) else {
      throw SVGRefusal("its lines may have more than \(SVGLimits.dashes) dashes")
    }
  }
}

/// Adds up costs, each element's once.
private struct Reckoning {
  let picture: SVGPicture
  private var known: [Int: SVGCost] = [:]
  private var open: Set<Int> = []

  init(picture: SVGPicture) {
    self.picture = picture
  }

  func target(_ name: String, line: Int) throws(SVGRefusal) -> Int {
    guard let index = picture.indices[name] else {
      throw SVGRefusal("line \(line) refers to '#\(name)', which is not in it")
    }
    return index
  }

  mutating func cost(of index: Int, depth: Int) throws(SVGRefusal) -> SVGCost {
    if let known = known[index] { return known }
    let element = picture.elements[index]
    guard open.insert(index).inserted else {
      throw SVGRefusal("the element in line \(element.line) refers to itself")
    }
    guard depth <= 4 * SVGLimits.depth else {
      throw SVGRefusal("line \(element.line) has references nested too deep")
    }
    defer { open.remove(index) }
    var base = SVGCost(drawn: element.weight, layers: 0, nested: 0)
    for child in element.children { base = base + (try cost(of: child, depth: depth + 1)) }
    for name in element.links {
      base = base + (try cost(of: try target(name, line: element.line), depth: depth + 1))
    }
    var result = base
    for name in element.inherited {
      // Every element within may draw it.
      let paint = try paint(try target(name, line: element.line), depth: depth + 1)
      result.drawn += base.drawn * paint.drawn
      result.layers += base.drawn * paint.layers
      result.nested = max(result.nested, base.nested + paint.nested)
    }
    var layers = SVGCost(drawn: 0, layers: element.layers, nested: element.layers)
    for name in element.own {
      let target = try target(name, line: element.line)
      let effect = try self.effect(target, depth: depth + 1)
      layers.drawn += effect.drawn
      layers.layers += effect.layers
      layers.nested += effect.nested
    }
    result.drawn += layers.drawn
    result.layers += layers.layers
    result.nested += layers.nested
    known[index] = result
    return result
  }

  private mutating func paint(_ index: Int, depth: Int) throws(SVGRefusal) -> SVGCost {
    let cost = try cost(of: index, depth: depth)
    switch picture.elements[index].name {
    case "linearGradient", "radialGradient": return SVGCost(drawn: 1)
    case "pattern":
      return SVGCost(drawn: cost.drawn, layers: cost.layers + 1, nested: cost.nested + 1)
    default: return cost
    }
  }

  private mutating func effect(_ index: Int, depth: Int) throws(SVGRefusal) -> SVGCost {
    let cost = try cost(of: index, depth: depth)
    switch picture.elements[index].name {
    case "filter":
      let steps = picture.elements[index].children.map { picture.elements[$0].name }
      let layers = steps.reduce(1.0) { sum, step in
        sum + (["feGaussianBlur", "feDropShadow"].contains(step) ? 10 : 2)
      }
      return SVGCost(drawn: cost.drawn, layers: layers, nested: 2)
    case "mask":
      return SVGCost(drawn: cost.drawn, layers: cost.layers + 4, nested: cost.nested + 2)
    default: return cost
    }
  }
}
