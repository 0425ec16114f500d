import Typography

/// Names for a name that no font has.
extension FontLibrary {
  /// The names of families, faces and instances that are most like a name, at most three.
  func nearestNames(to name: String) throws -> [String] {
    let faces = try faces()
    let families = Set(faces.map(\.family))
    let styles = Set(faces.flatMap(\.namedStyles).flatMap(\.names)).filter { !$0.contains(" ") }
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(3, wanted.count / 3)
    let near = families.union(styles).map { known in
      (name: known, distance: editDistance(wanted, Array(known.lowercased().unicodeScalars)))
    }
    let isStyle = near.contains { $0.distance <= limit && !families.contains($0.name) }
    return near.filter { known, distance in
      if distance <= limit { return true }
      // A family for one of its styles, where no style is near.
      guard families.contains(known), !isStyle else { return false }
      return known.lowercased().contains(name.lowercased())
        || name.lowercased().contains(known.lowercased())
    }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
  }

  /// How many letters must be added, removed or changed to make one name of the other.
  private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count]
  }
}
