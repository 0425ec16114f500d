import SwiftUI

struct Course: Identifiable {
  let id: Int
  let title: String
  let dishes: [String]
}

extension Collection where Element == Course {
  var dishCount: Int { map(\.dishes.count).reduce(0, +) }

  subscript(title title: String) -> Course? {
    first { $0.title == title }
  }
}

struct MenuCard: View {
  let courses: [Course]

  var body: some View {
    VStack(spacing: 14) {
      ForEach(courses) { course in
        VStack(spacing: 4) {
          Text(course.title.uppercased())
            .font(.caption2.bold())
            .tracking(2)
            .foregroundStyle(.brown)
          ForEach(course.dishes, id: \.self) { dish in
            Text(dish)
              .font(.system(.body, design: .serif))
          }
        }
      }
      if let last = courses[title: "After"]?.dishes.last {
        Text("\(courses.dishCount) dishes, ending with \(last.lowercased())")
          .font(.caption)
          .italic()
          .foregroundStyle(.secondary)
      }
    }
    .padding(24)
    .overlay { Rectangle().strokeBorder(.brown.opacity(0.5)) }
  }
}

/// A menu of three courses in a thin frame, with the dishes counted at its foot.
#Preview {
  MenuCard(courses: [
    Course(id: 1, title: "Before", dishes: ["Sorrel soup"]),
    Course(id: 2, title: "Main", dishes: ["Perch with dill", "Barley and chanterelles"]),
    Course(id: 3, title: "After", dishes: ["Cloudberries"]),
  ])
}
