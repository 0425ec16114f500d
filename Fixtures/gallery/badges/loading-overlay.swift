import SwiftUI

extension View {
  func veiled(_ isVeiled: Bool, label: String) -> some View {
    self
      .opacity(isVeiled ? 0.3 : 1)
      .overlay {
        if isVeiled {
          HStack(spacing: 8) {
            Spokes()
            Text(label)
              .font(.subheadline)
          }
          .padding(.horizontal, 14)
          .padding(.vertical, 10)
          .background(.background, in: .capsule)
        }
      }
  }
}

struct Spokes: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule()
          .fill(.primary.opacity(Double(index + 1) / 8))
          .frame(width: 2.5, height: 6)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(index) * 45))
      }
    }
    .frame(width: 20, height: 20)
  }
}

struct Lines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach([200.0, 170, 190, 120], id: \.self) { width in
        Capsule().frame(width: width, height: 9)
      }
    }
    .foregroundStyle(.teal)
    .padding(20)
    .background(.quinary, in: .rect(cornerRadius: 14))
  }
}

/// The same lines of text twice: plain, and faded behind a sign that they are loading.
#Preview {
  HStack(spacing: 16) {
    Lines().veiled(false, label: "")
    Lines().veiled(true, label: "Loading")
  }
}
