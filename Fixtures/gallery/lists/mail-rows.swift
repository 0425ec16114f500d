import SwiftUI

protocol MailItem {
  var sender: String { get }
  var subject: String { get }
  var isUnread: Bool { get }
}

struct Letter: MailItem {
  let sender, subject: String
  let isUnread: Bool
}

struct Newsletter: MailItem {
  let title: String
  let issue: Int
  var sender: String { title }
  var subject: String { "Issue \(issue) is here" }
  var isUnread: Bool { issue > 40 }
}

struct MailRow: View {
  let item: any MailItem
  let time: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Circle()
        .fill(item.isUnread ? Color.blue : .clear)
        .frame(width: 9, height: 9)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(item.sender)
            .font(.headline)
            .fontWeight(item.isUnread ? .bold : .regular)
          Spacer()
          Text(time)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Text(item.subject)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// Three mails with sender, subject and time; a blue dot marks those that are unread.
#Preview(traits: .fixedLayout(width: 340, height: 230)) {
  List {
    MailRow(
      item: Letter(sender: "Ines", subject: "The keys are under the pot", isUnread: true),
      time: "16:20")
    MailRow(item: Newsletter(title: "Tidewater", issue: 41), time: "12:05")
    MailRow(
      item: Letter(sender: "Harbour office", subject: "Berth 9", isUnread: false), time: "Monday")
  }
  .listStyle(.plain)
}
