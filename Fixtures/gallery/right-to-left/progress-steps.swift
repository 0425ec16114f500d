import SwiftUI

struct Steps: View {
  let current: Int
  let names = ["Cart", "Address", "Payment", "Done"]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(names.indices, id: \.self) { index in
        if index > 0 {
          Rectangle()
            .fill(index <= current ? Color.green : .gray.opacity(0.3))
            .frame(height: 3)
        }
        Text("\(index + 1)")
          .font(.footnote.bold())
          .foregroundStyle(index <= current ? .white : .secondary)
          .frame(width: 30, height: 30)
          .background(index <= current ? Color.green : .gray.opacity(0.2), in: .circle)
          .overlay(alignment: .bottom) {
            Text(names[index])
              .font(.caption2)
              .fixedSize()
              .offset(y: 20)
          }
      }
    }
    .padding(.horizontal, 16)
    .padding(.bottom, 22)
  }
}

/// Four steps, two of them done, counted from the left above and from the right below.
#Preview {
  VStack(spacing: 18) {
    Steps(current: 1)
    Steps(current: 1)
      .environment(\.layoutDirection, .rightToLeft)
  }
  .frame(width: 320)
}
