import LayoutEngine
import SwiftUI
import Testing

/// Texts that swiftc compiles have the words and frames that they have when they are interpreted:
/// the same literals are keys in both, and the same numbers are written the same.
@Suite struct RichTextTwinTests {
  @Test func compiledIsInterpreted() throws {
    for (swift, view) in Self.twins {
      let source = RecordedSource(
        id: "text", swift: swift, proposal: RecordedSource.Proposal(width: 200, height: 400))
      let (compiled, interpreted) = try DeepStack.run {
        (try source.compiled(view()), try source.interpreted())
      }
      #expect(compiled == interpreted, "\(swift)")
    }
  }

  private static let twins: [(String, @Sendable () -> any View)] = [
    (
      #"Text("**Ferns** unroll *slowly* in `May`, see [here](https://example.org)")"#,
      { Text("**Ferns** unroll *slowly* in `May`, see [here](https://example.org)") }
    ),
    (
      #"Text("\(2024) \(3.5) \(CGFloat(2)) \(7.25, specifier: "%.1f") \("*a*")")"#,
      { Text("\(2024) \(3.5) \(CGFloat(2)) \(7.25, specifier: "%.1f") \("*a*")") }
    ),
    (
      #"Text("a \(Text("b").bold()) \(0.5, format: .percent)").font(.title)"#,
      { Text("a \(Text("b").bold()) \(0.5, format: .percent)").font(.title) }
    ),
    (
      #"Text(1234.5, format: .currency(code: "EUR"))"#,
      { Text(1234.5, format: .currency(code: "EUR")) }
    ),
    (
      "Text(Date(timeIntervalSince1970: 1_700_000_000), format: .dateTime.hour().day())",
      { Text(Date(timeIntervalSince1970: 1_700_000_000), format: .dateTime.hour().day()) }
    ),
    (
      "Text(Date(timeIntervalSince1970: 1_700_000_000), style: .date)",
      { Text(Date(timeIntervalSince1970: 1_700_000_000), style: .date) }
    ),
    (
      #"LabeledContent("*a*", value: "*b*")"#, { LabeledContent("*a*", value: "*b*") }
    ),
    (
      #"Text(AttributedString("a", attributes: AttributeContainer().kern(9).font(.title)))"#,
      { Text(AttributedString("a", attributes: AttributeContainer().kern(9).font(.title))) }
    ),
    (
      #"Text("*a*") + Text(verbatim: "*b*")"#, { Text("*a*") + Text(verbatim: "*b*") }
    ),
  ]
}
