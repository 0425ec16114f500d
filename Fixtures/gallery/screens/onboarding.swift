import SwiftUI

struct Feature: Identifiable {
  let title: String
  let text: String
  let color: Color

  var id: String { title }
}

struct Onboarding: View {
  private let features = [
    Feature(
      title: "Plan by tide", text: "Routes that know when the causeway is dry.", color: .blue),
    Feature(
      title: "Works offline", text: "Charts are kept on the phone, and weigh little.",
      color: .green),
    Feature(
      title: "Shared logs", text: "One crew, one log, whoever holds the pen.", color: .orange),
  ]

  var body: some View {
    VStack(spacing: 28) {
      (Text("What is new in\n") + Text("Shoreline").foregroundStyle(.blue))
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)

      VStack(alignment: .leading, spacing: 20) {
        ForEach(features) { feature in
          HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 10)
              .stroke(feature.color, lineWidth: 3)
              .frame(width: 34, height: 34)
              .overlay { Circle().fill(feature.color).frame(width: 10, height: 10) }
            VStack(alignment: .leading, spacing: 2) {
              Text(feature.title).font(.headline)
              Text(feature.text)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
          }
        }
      }

      Text("Continue")
        .font(.headline)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity)
        .frame(height: 50)
        .background(.blue, in: .rect(cornerRadius: 14))
    }
    .padding(24)
  }
}

/// A page that greets: a large title, three novelties with signs, and a button.
#Preview {
  Onboarding()
    .frame(width: 340)
}
