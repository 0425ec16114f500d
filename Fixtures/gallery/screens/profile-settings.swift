import SwiftUI

struct Setting: Identifiable {
  enum Value {
    case text(String), flag(Bool), level(Double)
  }

  let name: String
  let value: Value
  var id: String { name }
}

struct SettingValue: View {
  let value: Setting.Value

  var body: some View {
    switch value {
    case .text(let text):
      Text(text)
    case .flag(let isOn):
      Text(isOn ? "On" : "Off")
        .font(.subheadline.bold())
        .foregroundStyle(isOn ? .green : .secondary)
    case .level(let level):
      Capsule()
        .fill(.quaternary)
        .frame(width: 80, height: 6)
        .overlay(alignment: .leading) {
          Capsule().fill(.blue).frame(width: 80 * level)
        }
    }
  }
}

/// A settings page of two groups, whose rows end in a word, a state or a level.
#Preview(traits: .fixedLayout(width: 340, height: 356)) {
  let groups: [(title: String, settings: [Setting])] = [
    ("Reading", [
      Setting(name: "Typeface", value: .text("Serif")),
      Setting(name: "Brightness", value: .level(0.6)),
    ]),
    ("Sync", [
      Setting(name: "Over mobile data", value: .flag(false)),
      Setting(name: "Bookmarks", value: .flag(true)),
    ]),
  ]

  Form {
    ForEach(groups, id: \.title) { group in
      Section(group.title) {
        ForEach(group.settings) { setting in
          LabeledContent(setting.name) {
            SettingValue(value: setting.value)
          }
        }
      }
    }
  }
}
