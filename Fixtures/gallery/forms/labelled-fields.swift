import SwiftUI

struct FieldLook: ViewModifier {
  var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      .overlay {
        RoundedRectangle(cornerRadius: 9)
          .strokeBorder(
            isFocused ? AnyShapeStyle(.blue) : AnyShapeStyle(.tertiary),
            lineWidth: isFocused ? 2 : 1)
      }
  }
}

extension View {
  func fieldLook(focused: Bool = false) -> some View {
    modifier(FieldLook(isFocused: focused))
  }
}

struct LabelledField: View {
  let label: String
  var text = ""
  var placeholder = ""
  var isFocused = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(label)
        .font(.footnote.weight(.medium))
        .foregroundStyle(isFocused ? .blue : .secondary)
      Group {
        if text.isEmpty {
          Text(placeholder).foregroundStyle(.tertiary)
        } else {
          Text(text)
        }
      }
      .fieldLook(focused: isFocused)
    }
  }
}

/// Three fields with labels above them; the one in the middle has a blue outline.
#Preview {
  VStack(spacing: 16) {
    LabelledField(label: "Street", text: "Kaivokatu 8")
    LabelledField(label: "Town", text: "Hels", isFocused: true)
    LabelledField(label: "Note for the courier", placeholder: "Ring twice")
  }
  .frame(width: 300)
}
