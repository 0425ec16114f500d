// Rule: an app's own source is a figure: its scene is not drawn, actions and tasks are not run, sheets are not shown.
// Source: the project's own; Apple, documentation of App, Observable, task and sheet.

import Observation
import SwiftUI

@Observable
class Store {
  var items = [Item(name: "Rope"), Item(name: "Anchor", isPacked: true)]

  func load() async throws {
    items = try await Depot.shared.items()
  }
}

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var isPacked = false
}

@main
struct ChandlerApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var store = Store()
  @State private var query = ""
  @State private var isAdding = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.items) { item in
          HStack {
            Text(item.name)
            Spacer()
            if item.isPacked { Text("packed").foregroundStyle(.secondary) }
          }
          .swipeActions {
            Button("Unpack", role: .destructive) { store.unpack(item) }
          }
        }
        .onDelete { store.items.remove(atOffsets: $0) }
      }
      .navigationTitle("Chandlery")
      .searchable(text: $query)
      .toolbar {
        Button("Add") { isAdding = true }
      }
      .task { try? await store.load() }
      .refreshable { await store.reload() }
      .sheet(isPresented: $isAdding) {
        Button("Close") { dismiss() }
      }
    }
  }
}

/// What the app shows when it begins.
#Preview("Chandlery", traits: .fixedLayout(width: 320, height: 340)) {
  ContentView()
}
