import SwiftUI

struct PlayerControls: View {
  var fixesControls = false

  private var controls: some View {
    HStack(spacing: 8) {
      Capsule().fill(.pink).frame(width: 90, height: 6)
      Circle().fill(.pink).frame(width: 16, height: 16)
      Capsule().fill(.quaternary).frame(height: 6)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Side B").font(.headline)
      if fixesControls {
        controls.environment(\.layoutDirection, .leftToRight)
      } else {
        controls
      }
    }
    .padding(14)
    .background(.quinary, in: .rect(cornerRadius: 12))
  }
}

/// Right to left, a player's track mirrors with its title above, and stays as it was below.
#Preview {
  VStack(spacing: 12) {
    PlayerControls()
    PlayerControls(fixesControls: true)
  }
  .frame(width: 260)
  .environment(\.layoutDirection, .rightToLeft)
}
