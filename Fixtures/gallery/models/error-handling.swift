import SwiftUI

enum ParseError: Error {
  case empty
  case notANumber(String)
  case outOfRange(Int, ClosedRange<Int>)
}

func parseAge(_ text: String) throws -> Int {
  guard !text.isEmpty else { throw ParseError.empty }
  guard let age = Int(text) else { throw ParseError.notANumber(text) }
  let range = 0...130
  guard range.contains(age) else { throw ParseError.outOfRange(age, range) }
  return age
}

struct ParsedRow: View {
  let input: String

  private var result: (text: String, isError: Bool) {
    do {
      return ("\(try parseAge(input)) years", false)
    } catch ParseError.empty {
      return ("Nothing was entered", true)
    } catch ParseError.notANumber(let text) {
      return ("“\(text)” is no number", true)
    } catch ParseError.outOfRange(let age, let range) {
      return ("\(age) is not in \(range.lowerBound) to \(range.upperBound)", true)
    } catch {
      return ("Unknown", true)
    }
  }

  var body: some View {
    HStack {
      Text(input.isEmpty ? " " : input)
        .monospaced()
        .frame(width: 64, height: 30)
        .background(.quinary, in: .rect(cornerRadius: 6))
      Text(result.text)
        .foregroundStyle(result.isError ? .red : .green)
    }
  }
}

/// Four entries and what became of each: one is accepted, three are refused in red.
#Preview {
  VStack(alignment: .leading, spacing: 8) {
    ForEach(["42", "", "fifty", "900"], id: \.self) { ParsedRow(input: $0) }
  }
}
