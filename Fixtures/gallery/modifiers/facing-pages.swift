import SwiftUI

struct Spread: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    let layout =
      horizontalSizeClass == .compact
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Text("Recto").padding().background(.mint.opacity(0.4))
      Text("Verso").padding().background(.pink.opacity(0.3))
    }
  }
}

/// Pages above each other on a phone.
// figure: name=facing-pages-compact
Spread()

/// Pages beside each other where there is room.
// figure: name=facing-pages-regular, proposal=820x1180
Spread()
