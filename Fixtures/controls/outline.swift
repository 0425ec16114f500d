// Rule: an outline that nobody has opened shows its first level; rows that hold others end in a chevron.
// Source: Apple, documentation of List(_:children:rowContent:) and DisclosureGroup; iamcgn/swiftui-web, iOS.md for the chevron.

import SwiftUI

struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?

  var id: String { name }
}

/// Folders, two of which hold others, and a closed group in a list.
// figure: proposal=390x420
#Preview {
  List([
    Folder(name: "Letters", folders: [Folder(name: "2023"), Folder(name: "2024")]),
    Folder(name: "Readme"),
    Folder(name: "Pictures", folders: []),
  ], children: \.folders) { folder in
    Label(folder.name, systemImage: folder.folders == nil ? "doc" : "folder")
  }
}

/// A closed group in a list.
// figure: proposal=390x200
#Preview("disclosure") {
  List {
    DisclosureGroup("Advanced") {
      Text("Baud rate")
    }
    Text("Name")
  }
}
