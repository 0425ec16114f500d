// Rule: on an iPhone a split view is a stack, which begins with the sidebar.
// Source: Apple, documentation of NavigationSplitView.

/// The first of two columns.
// figure: proposal=390x300
NavigationSplitView {
  List {
    Text("Inbox")
    Text("Drafts")
  }
  .navigationTitle("Mail")
} detail: {
  Text("Choose a letter")
}
