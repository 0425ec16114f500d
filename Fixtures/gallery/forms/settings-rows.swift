import SwiftUI

struct Switch: View {
  var isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? AnyShapeStyle(.green) : AnyShapeStyle(.quaternary))
      .frame(width: 50, height: 30)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .padding(2)
      }
  }
}

struct SettingsRow<Trailing: View>: View {
  let title: String
  let tint: Color
  @ViewBuilder var trailing: () -> Trailing

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 7)
        .fill(tint.gradient)
        .frame(width: 29, height: 29)
        .overlay {
          Circle().stroke(.white, lineWidth: 2).padding(8)
        }
      Text(title)
      Spacer()
      trailing()
    }
    .frame(height: 36)
  }
}

/// Four settings with coloured signs; two of them end in a switch, two in a value.
#Preview {
  VStack(spacing: 8) {
    SettingsRow(title: "Aeroplane mode", tint: .orange) { Switch(isOn: false) }
    Divider()
    SettingsRow(title: "Notifications", tint: .red) { Switch(isOn: true) }
    Divider()
    SettingsRow(title: "Language", tint: .blue) {
      Text("Norsk").foregroundStyle(.secondary)
    }
    Divider()
    SettingsRow(title: "Storage", tint: .gray) {
      Text("41 of 64 GB").foregroundStyle(.secondary)
    }
  }
  .padding(14)
  .frame(width: 320)
  .background(.quinary, in: .rect(cornerRadius: 18))
}
