import SwiftUI

struct Scenery: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [.cyan.opacity(0.7), .orange.opacity(0.5)], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.yellow)
        .frame(width: 46, height: 46)
        .offset(x: 60, y: -72)
      Ellipse()
        .fill(.green)
        .frame(width: 300, height: 130)
        .offset(x: -70, y: 70)
      Ellipse()
        .fill(Color(red: 0.1, green: 0.45, blue: 0.3))
        .frame(width: 320, height: 110)
        .offset(x: 90, y: 66)
    }
  }
}

/// A picture of hills with a caption over a dark fade at its foot.
#Preview {
  Scenery()
    .frame(width: 280, height: 170)
    .overlay(alignment: .bottomLeading) {
      VStack(alignment: .leading) {
        Text("Above the tree line")
          .font(.headline)
        Text("Day three")
          .font(.caption)
      }
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(14)
      .background(
        .linearGradient(
          colors: [.clear, .black.opacity(0.65)], startPoint: .top, endPoint: .bottom))
    }
    .clipShape(.rect(cornerRadius: 16))
}
