import SwiftUI

struct Line: Identifiable {
  var name: String
  var quantity: Int
  var cents: Int

  var id: String { name }
  var total: Int { quantity * cents }
}

func euros(_ cents: Int) -> String {
  let rest = cents % 100
  return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
}

struct Receipt: View {
  let lines: [Line]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(lines) { line in
        HStack(alignment: .lastTextBaseline) {
          Text("\(line.quantity) × \(line.name)")
          Spacer(minLength: 20)
          Text(euros(line.total))
        }
      }

      HorizontalLine()
        .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .frame(height: 9)

      HStack {
        Text("Total")
        Spacer()
        Text(euros(lines.map(\.total).reduce(0, +)))
      }
      .bold()
    }
    .font(.system(.subheadline, design: .monospaced))
    .padding(18)
    .background(.quinary, in: .rect(cornerRadius: 6))
  }
}

struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// A till receipt in a monospaced font, with a dashed line above the total.
#Preview {
  Receipt(lines: [
    Line(name: "Rye bread", quantity: 1, cents: 420),
    Line(name: "Plum jam", quantity: 2, cents: 365),
    Line(name: "Butter", quantity: 1, cents: 305),
  ])
  .frame(width: 290)
}
