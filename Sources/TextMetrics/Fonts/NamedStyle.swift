import CPango
import Typography

/// A face, or one of the instances that a variable font names, and what it may be called.
struct NamedStyle: Sendable {
  let face: FontFace
  /// Where the style stands on the face's axes; none for a face as it is.
  var axes: [FontSetting.AxisValue] = []
  /// The PostScript name and the full name first.
  var names: [String] = []

  /// The weight that the style has of its own.
  var weight: Double {
    axes.first { $0.tag == "wght" }?.value ?? face.axis("wght")?.defaultValue
      ?? face.weights.lowerBound
  }

  /// The width of its glyphs as a share of the standard width.
  var width: Double {
    axes.first { $0.tag == "wdth" }.map { $0.value / 100 } ?? face.width
  }

  func isCalled(_ name: String) -> Bool {
    names.contains { $0.isSameName(as: name) }
  }
}

extension FontFace {
  /// The face by its PostScript name and its full name, and the instances that it names as a
  /// variable font.
  ///
  /// An instance's PostScript name is what the font says, else made of the font's prefix for them
  /// and the instance's name (Adobe's Technical Note 5902). The names that static fonts of the
  /// family have are its names too: an app that ships `Inter-SemiBold.otf` asks for that.
  var namedStyles: [NamedStyle] {
    var whole = NamedStyle(face: self)
    whole.names = [handle.name(NameID.postScript), handle.name(NameID.full)].compactMap(\.self)
    whole.names += names(ofStyle: style)
    return [whole] + (0..<handle.instanceCount).compactMap(instance)
  }

  /// The PostScript names of the face and of the instances that it names, each once.
  public var postScriptNames: [String] {
    var seen = Set<String>()
    return namedStyles.compactMap(\.names.first).filter { seen.insert($0).inserted }
  }

  private func instance(_ index: Int) -> NamedStyle? {
    let places = handle.coordinates(ofInstance: index)
    guard places.count == axes.count,
      let style = handle.name(hb_ot_var_named_instance_get_subfamily_name_id, of: index)
    else { return nil }
    var instance = NamedStyle(face: self)
    instance.axes = zip(axes, places).map { FontSetting.AxisValue(tag: $0.tag, value: $1) }
    if let own = handle.name(hb_ot_var_named_instance_get_postscript_name_id, of: index) {
      instance.names.append(own)
    } else if let prefix = handle.name(NameID.postScriptPrefix) {
      instance.names.append("\(prefix)-\(style.withoutSpaces)")
    }
    instance.names += names(ofStyle: style)
    return instance
  }

  private func names(ofStyle style: String) -> [String] {
    ["\(family.withoutSpaces)-\(style.withoutSpaces)", "\(family) \(style)"]
  }
}

/// Numbers of the names in a font file (OpenType, table `name`).
private enum NameID {
  static let full: UInt32 = 4
  static let postScript: UInt32 = 6
  static let postScriptPrefix: UInt32 = 25
  /// What instances have that name nothing.
  static let none: UInt32 = 0xffff
}

extension FaceHandle {
  fileprivate var instanceCount: Int { Int(hb_ot_var_get_named_instance_count(pointer)) }

  fileprivate func name(
    _ id: (OpaquePointer?, UInt32) -> hb_ot_name_id_t, of instance: Int
  ) -> String? {
    let id = id(pointer, UInt32(truncatingIfNeeded: instance))
    return id == NameID.none ? nil : name(id)
  }

  /// In the order of the axes.
  fileprivate func coordinates(ofInstance index: Int) -> [Double] {
    let place = UInt32(truncatingIfNeeded: index)
    var count = hb_ot_var_named_instance_get_design_coords(pointer, place, nil, nil)
    var found = [Float](repeating: 0, count: Int(count))
    _ = hb_ot_var_named_instance_get_design_coords(pointer, place, &count, &found)
    return found.prefix(Int(count)).map(Double.init)
  }
}

extension String {
  /// Letter case does not matter in the names of fonts.
  func isSameName(as other: String) -> Bool {
    self == other || lowercased() == other.lowercased()
  }

  fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
