import SwiftUI

struct AccountForm: View {
  @State private var name = "Jonas Lind"
  @State private var email = "jonas@example.org"

  var body: some View {
    Form {
      Section("Account") {
        LabeledContent("Name", value: name)
        LabeledContent("Mail", value: email)
      }
      Section {
        LabeledContent("Plan") {
          Text("Yearly")
            .font(.subheadline.bold())
            .foregroundStyle(.blue)
        }
        LabeledContent("Renews", value: "1 March")
      } footer: {
        Text("You can leave at any time.")
      }
    }
  }
}

/// A form of two groups: name and mail above, plan and date of renewal below.
#Preview(traits: .fixedLayout(width: 340, height: 360)) {
  AccountForm()
}
