import Testing

/// `==` and `hash(into:)` of the file's own decide in arrays, sets and dictionaries.
@Suite struct OwnEqualityTests {
  private let declarations = """
    struct Word: Hashable {
      var text: String
      var page: Int
      static func == (a: Word, b: Word) -> Bool { a.text == b.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    final class Node: Hashable {
      let id: Int
      init(_ id: Int) { self.id = id }
      static func == (a: Node, b: Node) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    struct Loose: Hashable {
      var id: Int
      var name: String
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let a = Word(text: "a", page: 1)
    let b = Word(text: "a", page: 2)
    let c = Word(text: "c", page: 1)

    """

  @Test(arguments: [
    ("a == b", "true"), ("[a] == [b]", "true"), ("[a].contains(b)", "true"),
    ("[c, a].firstIndex(of: b)", "1"), ("Set([a, b, c]).count", "2"),
    ("[a: 1][b]", "1"), ("[a: 1, c: 2][b]", "1"), ("Optional(a) == b", "true"),
    ("[Node(1)] == [Node(1)]", "true"), ("Set([Node(1), Node(1), Node(2)]).count", "2"),
    ("Set([Loose(id: 1, name: \"a\"), Loose(id: 1, name: \"b\")]).count", "2"),
    ("Set([Loose(id: 1, name: \"a\"), Loose(id: 1, name: \"a\")]).count", "1"),
  ])
  func equality(_ source: String, _ expected: String) throws {
    #expect(try values(declarations + source) == expected, "\(source)")
  }

  @Test func subscriptsWithLabels() throws {
    let source = """
      extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
      struct Grid {
        var cells = [1, 2, 3, 4]
        subscript(row r: Int, column c: Int) -> Int {
          get { cells[r * 2 + c] }
          set { cells[r * 2 + c] = newValue }
        }
      }
      func grid() -> [Int] {
        var grid = Grid()
        grid[row: 1, column: 0] = 9
        return grid.cells + [grid[row: 0, column: 1]]
      }
      "\\([1, 2][safe: 1] ?? 0) \\([1, 2][safe: 5] ?? 0) \\([1, 2][safe: -1] == nil) \\(grid())"
      """
    #expect(try values(source) == "2 0 true [1, 2, 9, 4, 2]")
    let told = try problems("[1, 2][sfe: 1]")
    #expect(told.first?.message.contains("no such subscript") == true, "\(told)")
  }
}
