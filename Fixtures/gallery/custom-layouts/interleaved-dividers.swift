import SwiftUI

/// Puts a line between the views that it is given, and none behind the last.
struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { row in
        row.padding(.vertical, 10)
        Divider()
      }
    }
  }
}

/// Rows with a line under each.
#Preview {
  Divided {
    Text("Tide tables")
    Group {
      Text("Charts")
      Text("Signals")
    }
  }
  .frame(width: 160)
  .padding()
}
