import Testing

/// Property wrappers of the file's own. Values as swiftc gives them.
@Suite struct WrapperTests {
  private let clamped = """
    @propertyWrapper struct Clamped {
      private var value: Int
      private let range: ClosedRange<Int>
      var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
      }
      var projectedValue: String { "\\(value) of \\(range.upperBound)" }
      init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
      }
    }
    struct Level {
      @Clamped(0...10) var x = 12
      @Clamped(0...5) var y: Int = 3
      var text: String { "\\(x) \\($x) \\(_y.wrappedValue)" }
      mutating func raise() { y += 100 }
    }

    """

  @Test func valuesGoThroughTheWrapper() throws {
    let source = """
      func run() -> String {
        var level = Level()
        level.raise()
        level.x = -4
        return level.text
      }
      "\\(Level().x) \\(Level(x: 4).x) \\(Level(x: 40).text) | \\(run())"
      """
    #expect(try values(clamped + source) == "10 4 10 10 of 10 3 | 0 0 of 10 5")
  }

  @Test func wrappersWithoutArguments() throws {
    let source = """
      struct Name {
        @Upper var first: String
        @Upper var last = "b"
        @Counted var count: Int
        init(_ first: String) { self.first = first }
        mutating func touch() -> Int {
          count = 7
          count = 8
          return count
        }
      }
      struct Plain { @Upper var text: String }
      @propertyWrapper struct Upper {
        var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
      }
      @propertyWrapper struct Counted {
        private var sets = 0
        private var value = 0
        var wrappedValue: Int {
          get { value * 10 + sets }
          set { value = newValue; sets += 1 }
        }
      }
      func run() -> String {
        var name = Name("a")
        let count = name.touch()
        name.last = "cd"
        return "\\(name.first) \\(name.last) \\(count) \\(Plain(text: "x").text)"
      }
      run()
      """
    #expect(try values(source) == "A CD 82 X")
  }
}
