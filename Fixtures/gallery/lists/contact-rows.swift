import SwiftUI

struct Contact: Identifiable {
  let id: Int
  let given: String
  let family: String
  var isFavourite = false

  var initials: String { [given, family].compactMap(\.first).map(String.init).joined() }
}

struct ContactRow: View {
  let contact: Contact

  private static let palette: [Color] = [.pink, .blue, .green, .orange, .purple]

  var body: some View {
    HStack(spacing: 12) {
      Text(contact.initials)
        .font(.caption.bold())
        .foregroundStyle(.white)
        .frame(width: 34, height: 34)
        .background(Self.palette[contact.id % Self.palette.count].gradient, in: .circle)

      Text(contact.given) + Text(" ") + Text(contact.family).bold()

      Spacer()

      if contact.isFavourite {
        Circle()
          .fill(.yellow)
          .frame(width: 10, height: 10)
      }
    }
  }
}

/// Four people, each with initials in a circle; two have a yellow dot.
#Preview(traits: .fixedLayout(width: 320, height: 260)) {
  List([
    Contact(id: 0, given: "Noor", family: "Haddad", isFavourite: true),
    Contact(id: 1, given: "Elias", family: "Berg"),
    Contact(id: 2, given: "Tomoko", family: "Arai", isFavourite: true),
    Contact(id: 3, given: "Luca", family: "Ferri"),
  ]) { contact in
    ContactRow(contact: contact)
  }
  .listStyle(.plain)
}
