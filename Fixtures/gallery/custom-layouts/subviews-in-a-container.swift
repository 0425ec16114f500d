import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

extension View {
  func pinned() -> some View { containerValue(\.isPinned, true) }
}

/// Numbers what it is given, and marks what says that it is pinned.
struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Group(subviews: content) { notes in
        Text("\(notes.count) notes").font(.caption).foregroundStyle(.secondary)
        if let first = notes.first {
          first.font(.headline)
        }
        ForEach(notes.dropFirst()) { note in
          HStack {
            Image(systemName: note.containerValues.isPinned ? "pin.fill" : "circle")
              .foregroundStyle(note.containerValues.isPinned ? .red : .secondary)
            note
          }
        }
      }
    }
    .padding()
    .frame(width: 220, alignment: .leading)
    .background(.yellow.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A container that takes its content apart: the first note as a title, pinned ones marked.
#Preview {
  Board {
    Text("This week")
    Text("Water the ferns").pinned()
    ForEach(["Call the plumber", "Post the parcel"], id: \.self) { Text($0) }
    Text("Oil the gate").pinned()
  }
}
