import SwiftUI

struct Poster: Identifiable {
  let id: Int
  let title: String
  let hue: Double
}

struct Carousel: View {
  private let posters = zip(["Fog", "Ember", "Tide", "Moss", "Frost"], [0.6, 0.05, 0.5, 0.33, 0.7])
    .enumerated()
    .map { Poster(id: $0.offset, title: $0.element.0, hue: $0.element.1) }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(posters) { poster in
          RoundedRectangle(cornerRadius: 14)
            .fill(Color(hue: poster.hue, saturation: 0.55, brightness: 0.8).gradient)
            .frame(width: 100, height: 140)
            .overlay(alignment: .bottomLeading) {
              Text(poster.title)
                .font(.headline)
                .foregroundStyle(.white)
                .padding(10)
            }
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollIndicators(.hidden)
    .clipped()
  }
}

/// Posters in a row that is wider than the screen; the third is cut off at its edge.
#Preview(traits: .fixedLayout(width: 310, height: 150)) {
  Carousel()
}
