import SwiftUI

struct Notched: Shape {
  var radius: CGFloat = 9
  var position: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 18)
    for x in [rect.minX, rect.maxX] {
      let notch = CGRect(
        x: x - radius, y: position - radius, width: radius * 2, height: radius * 2)
      path.addEllipse(in: notch)
    }
    return path
  }
}

struct Leg: View {
  let code, city: String
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      Text(code).font(.title.bold())
      Text(city).font(.caption).opacity(0.8)
    }
  }
}

struct BoardingPass: View {
  var body: some View {
    VStack(spacing: 26) {
      HStack {
        Leg(code: "TRN", city: "Turin", alignment: .leading)
        Spacer()
        Capsule().frame(height: 1).opacity(0.5)
        Spacer()
        Leg(code: "BGO", city: "Bergen", alignment: .trailing)
      }
      HStack {
        ForEach([("Gate", "14"), ("Seat", "7A"), ("Boards", "09:35")], id: \.0) { name, value in
          VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.caption2).opacity(0.8)
            Text(value).font(.headline)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(20)
    .background(.indigo.gradient)
    .mask {
      Notched(position: 91).fill(style: FillStyle(eoFill: true))
    }
  }
}

/// A ticket from Turin to Bergen with a round notch on either side.
#Preview {
  BoardingPass()
    .frame(width: 310)
}
