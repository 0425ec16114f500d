/// Rows of a form are sized one by one, as in a list.
// figure: proposal=320x340
Form {
  Section("Tides") {
    Text("High water")
      .layoutPriority(1)

    Text("Low water")
  }

  Section {
    Text("Moon")
  }
}
