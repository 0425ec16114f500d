import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  let title: String
  let column: Column

  enum Column: String, CaseIterable {
    case later = "Later"
    case now = "Now"
    case done = "Done"

    var tint: Color {
      switch self {
      case .later: .gray
      case .now: .orange
      case .done: .green
      }
    }
  }
}

struct Board: View {
  let tickets: [Ticket]

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      ForEach(Ticket.Column.allCases, id: \.self) { column in
        let mine = tickets.filter { $0.column == column }

        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Text(column.rawValue).bold()
            Spacer()
            Text("\(mine.count)").foregroundStyle(.secondary)
          }
          .font(.footnote)
          ForEach(mine) { ticket in
            Text(ticket.title)
              .font(.caption)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(8)
              .background(column.tint.opacity(0.2), in: .rect(cornerRadius: 8))
          }
        }
        .padding(10)
        .background(.quinary, in: .rect(cornerRadius: 12))
      }
    }
  }
}

/// A board of three columns with tickets: later, now and done.
#Preview {
  Board(tickets: [
    Ticket(id: 1, title: "Mend the net", column: .later),
    Ticket(id: 2, title: "Paint the hull before the rain", column: .now),
    Ticket(id: 3, title: "Buy twine", column: .done),
    Ticket(id: 4, title: "Sharpen", column: .done),
    Ticket(id: 5, title: "Ask Per about the winch", column: .later),
  ])
  .frame(width: 370)
}
