import SwiftUI

struct Bars: View {
  let alignment: VerticalAlignment
  let name: String

  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: alignment, spacing: 5) {
        ForEach([30.0, 56, 42, 68], id: \.self) { height in
          RoundedRectangle(cornerRadius: 4)
            .fill(.teal.gradient)
            .frame(width: 14, height: height)
        }
      }
      .padding(8)
      .background(.quinary, in: .rect(cornerRadius: 10))

      Text(name)
        .font(.caption)
        .monospaced()
        .foregroundStyle(.secondary)
    }
  }
}

/// Four bars of different heights in three rows: tops level, middles level, feet level.
#Preview {
  HStack(spacing: 24) {
    Bars(alignment: .top, name: ".top")
    Bars(alignment: .center, name: ".center")
    Bars(alignment: .bottom, name: ".bottom")
  }
}
