import SwiftUI

struct Log: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(1...count, id: \.self) { line in
          Text("Line \(line)")
            .font(.system(.footnote, design: .monospaced))
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(10)
    }
    .clipped()
    .background(.quinary, in: .rect(cornerRadius: 10))
    .frame(width: 130, height: 140)
  }
}

/// Two long lists of lines: one shows its beginning, the other is anchored to its end.
#Preview {
  HStack(spacing: 14) {
    Log(count: 20)
    Log(count: 20)
      .defaultScrollAnchor(.bottom)
  }
}
