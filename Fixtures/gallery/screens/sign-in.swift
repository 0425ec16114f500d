import SwiftUI

struct SignIn: View {
  var body: some View {
    VStack(spacing: 14) {
      ZStack {
        Circle().fill(.mint.gradient)
        Circle().trim(from: 0.5, to: 1).fill(.white.opacity(0.85)).padding(18).offset(y: 8)
      }
      .frame(width: 84, height: 84)

      Text("Welcome to Daybreak")
        .font(.title2.bold())

      Group {
        Text("Mail")
        Text("Password")
      }
      .foregroundStyle(.tertiary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(14)
      .background(.quinary, in: .rect(cornerRadius: 12))

      Text("Sign in")
        .fontWeight(.semibold)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .padding(14)
        .background(.teal, in: .rect(cornerRadius: 12))

      HStack {
        VStack { Divider() }
        Text("or")
          .font(.footnote)
          .foregroundStyle(.secondary)
        VStack { Divider() }
      }

      Text("Continue as a guest")
        .font(.subheadline)
        .foregroundStyle(.teal)
    }
    .padding(24)
  }
}

/// A page to sign in: a rising sun, two fields, a button, and a way round them.
#Preview {
  SignIn()
    .frame(width: 320)
}
