import SwiftUI

struct Picture: View {
  var body: some View {
    LinearGradient(colors: [.blue, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Circle().strokeBorder(.white, lineWidth: 3).padding(8)
      }
  }
}

/// A picture of two to one that fits into a square leaves room above and below.
// figure: name=aspect-fit
#Preview {
  Picture()
    .aspectRatio(2, contentMode: .fit)
    .frame(width: 140, height: 140)
    .border(.secondary)
}

/// A picture of two to one that fills a square spills over on both sides.
// figure: name=aspect-fill
#Preview {
  Picture()
    .aspectRatio(2, contentMode: .fill)
    .frame(width: 140, height: 140)
    .border(.secondary)
}
