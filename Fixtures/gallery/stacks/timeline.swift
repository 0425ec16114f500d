import SwiftUI

struct Milestone {
  var year: Int
  var text: String
  var isDone = true
}

struct Timeline: View {
  let milestones: [Milestone]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(milestones.indices, id: \.self) { index in
        let milestone = milestones[index]
        let isLast = index == milestones.count - 1

        HStack(alignment: .top, spacing: 12) {
          VStack(spacing: 0) {
            Circle()
              .fill(milestone.isDone ? Color.green : .gray.opacity(0.4))
              .frame(width: 12, height: 12)
            if !isLast {
              Rectangle()
                .fill(.gray.opacity(0.3))
                .frame(width: 2)
            }
          }
          .padding(.top, 4)

          VStack(alignment: .leading, spacing: 2) {
            Text(String(milestone.year))
              .font(.caption.bold())
              .foregroundStyle(.secondary)
            Text(milestone.text)
              .font(.subheadline)
          }
          .padding(.bottom, isLast ? 0 : 18)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// Four years down a line with a dot for each; the last, still to come, is grey.
#Preview {
  Timeline(milestones: [
    Milestone(year: 2019, text: "A workshop behind the bakery"),
    Milestone(year: 2021, text: "The first boat leaves the yard, with six people aboard"),
    Milestone(year: 2024, text: "Twelve boats, one dog"),
    Milestone(year: 2027, text: "An electric ferry", isDone: false),
  ])
  .frame(width: 300)
}
