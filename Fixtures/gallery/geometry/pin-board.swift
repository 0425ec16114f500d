import SwiftUI

struct Place: Identifiable {
  let name: String
  let at: UnitPoint

  var id: String { name }
}

struct PinBoard: View {
  let places: [Place]

  var body: some View {
    GeometryReader { proxy in
      ForEach(places) { place in
        VStack(spacing: 2) {
          Circle()
            .fill(.red)
            .frame(width: 10, height: 10)
          Text(place.name)
            .font(.caption.weight(.medium))
            .fixedSize()
        }
        .position(x: proxy.size.width * place.at.x, y: proxy.size.height * place.at.y)
      }
    }
    .background {
      ZStack {
        Color.green.opacity(0.14)
        Capsule()
          .fill(.cyan.opacity(0.4))
          .frame(width: 460, height: 34)
          .rotationEffect(.degrees(-24))
      }
    }
    .clipShape(.rect(cornerRadius: 16))
  }
}

/// A map with a river and four places, each pinned at a share of its width and height.
#Preview(traits: .fixedLayout(width: 320, height: 200)) {
  PinBoard(places: [
    Place(name: "Mill", at: UnitPoint(x: 0.2, y: 0.25)),
    Place(name: "Ford", at: .center),
    Place(name: "Tower", at: UnitPoint(x: 0.82, y: 0.7)),
    Place(name: "Inn", at: UnitPoint(x: 0.3, y: 0.85)),
  ])
}
