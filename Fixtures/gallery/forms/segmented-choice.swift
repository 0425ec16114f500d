import SwiftUI

struct SegmentedChoice<Value: Hashable & RawRepresentable>: View where Value.RawValue == String {
  let values: [Value]
  @Binding var selection: Value

  var body: some View {
    HStack(spacing: 0) {
      ForEach(values, id: \.self) { value in
        let isSelected = value == selection

        Text(value.rawValue.capitalized)
          .font(.subheadline.weight(isSelected ? .semibold : .regular))
          .frame(maxWidth: .infinity)
          .padding(.vertical, 7)
          .background(
            isSelected ? Color.blue.opacity(0.22) : .clear, in: .rect(cornerRadius: 8))
          .onTapGesture { selection = value }
      }
    }
    .padding(3)
    .background(.quinary, in: .rect(cornerRadius: 11))
  }
}

enum Span: String, CaseIterable {
  case day, week, month, year
}

/// Four choices in a row of equal parts; the second is chosen.
#Preview {
  SegmentedChoice(values: Span.allCases, selection: .constant(Span.week))
    .frame(width: 320)
}
