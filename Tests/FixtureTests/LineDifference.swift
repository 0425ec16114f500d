/// Two texts, line by line: what is only in the first is marked by `-`, only in the second by `+`.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(_ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append("- \(old[i])")
        i += 1
      } else if inserted.contains(j) {
        lines.append("+ \(new[j])")
        j += 1
      } else {
        lines.append("  \(old[i])")
        i += 1
        j += 1
      }
    }
    description = lines.joined(separator: "\n")
  }
}
