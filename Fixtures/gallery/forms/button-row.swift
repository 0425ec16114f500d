import SwiftUI

struct ButtonLook: ViewModifier {
  enum Role {
    case primary, secondary, destructive

    var tint: Color {
      switch self {
      case .primary, .secondary: .blue
      case .destructive: .red
      }
    }
  }

  let role: Role

  func body(content: Content) -> some View {
    content
      .font(.body.weight(.semibold))
      .foregroundStyle(role == .primary ? Color.white : role.tint)
      .frame(maxWidth: .infinity)
      .frame(height: 46)
      .background(role.tint.opacity(role == .primary ? 1 : 0.14), in: .rect(cornerRadius: 12))
  }
}

extension Text {
  func button(_ role: ButtonLook.Role) -> some View {
    modifier(ButtonLook(role: role))
  }
}

/// A filled button above two tinted ones that share the width below it.
#Preview {
  VStack(spacing: 10) {
    Text("Save journey").button(.primary)
    HStack(spacing: 10) {
      Text("Share").button(.secondary)
      Text("Delete").button(.destructive)
    }
  }
  .frame(width: 300)
}
