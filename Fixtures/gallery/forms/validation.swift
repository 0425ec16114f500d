import SwiftUI

struct Rule: Identifiable {
  let name: String
  let isMet: (String) -> Bool
  var id: String { name }

  static let all: [Rule] = [
    Rule(name: "at least eight characters") { $0.count >= 8 },
    Rule(name: "a digit") { $0.contains(where: \.isNumber) },
    Rule(name: "a capital letter") { $0.contains { $0.isUppercase } },
    Rule(name: "no spaces") { !$0.contains(" ") },
  ]
}

struct PasswordHints: View {
  let password: String

  var body: some View {
    let met = Rule.all.filter { $0.isMet(password) }.count

    VStack(alignment: .leading, spacing: 10) {
      Text(String(repeating: "•", count: password.count))
        .font(.title3)
        .kerning(2)
      HStack(spacing: 4) {
        ForEach(0..<Rule.all.count, id: \.self) { index in
          Capsule()
            .fill(index < met ? Color.green : .gray.opacity(0.25))
            .frame(height: 5)
        }
      }
      ForEach(Rule.all) { rule in
        let isMet = rule.isMet(password)
        HStack(spacing: 8) {
          Circle()
            .fill(isMet ? .green : .red)
            .frame(width: 7, height: 7)
          Text(rule.name)
            .foregroundStyle(isMet ? .secondary : .primary)
        }
        .font(.footnote)
      }
    }
    .padding(16)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// A hidden password, a bar of four parts with three filled, and the rules it keeps and breaks.
#Preview {
  PasswordHints(password: "seagull7")
    .frame(width: 250)
}
