/// The name among `names` that was most likely meant by `name`; nil where none is near.
///
/// Distance is Damerau's (insertions, deletions, replacements, neighbours exchanged), letter case
/// folded; at most a third of the name may differ. Of equally near names the first one wins. Where
/// none is so near it is the shortest that goes on where `name` stops, as `subheadline` does behind
/// `subhead`: at least half of it must be there.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8.prefix(64))
  let threshold = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names where candidate != name {
    let letters = Array(candidate.lowercased().utf8.prefix(64))
    guard abs(letters.count - wanted.count) <= threshold else { continue }
    let distance = editDistance(wanted, letters)
    guard distance <= threshold, distance < max(wanted.count, 2) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name ?? longerName(than: name, among: names)
}

private func longerName(than name: String, among names: some Sequence<String>) -> String? {
  guard name.utf8.count >= 4 else { return nil }
  let start = name.lowercased()
  return names.filter { $0 != name && $0.lowercased().hasPrefix(start) }
    .filter { $0.utf8.count <= 2 * name.utf8.count }
    .min { $0.utf8.count < $1.utf8.count }
}

/// Damerau's distance in its restricted form: no part is edited twice.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var current = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      current[j] = min(previous[j] + 1, current[j - 1] + 1, replaced)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        current[j] = min(current[j], beforePrevious[j - 2] + 1)
      }
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
