import SwiftUI

struct Banner: View {
  private var title: String
  private var detail: String?
  private var tint: Color = .blue

  init(_ title: String) {
    self.title = title
  }

  func detail(_ text: String) -> Banner {
    var copy = self
    copy.detail = text
    return copy
  }

  func tinted(_ color: Color) -> Banner {
    var copy = self
    copy.tint = color
    return copy
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
        .font(.headline)
      if let detail {
        Text(detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.leading, 18)
    .padding([.vertical, .trailing], 12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(tint.opacity(0.14))
    .overlay(alignment: .leading) {
      tint.frame(width: 5)
    }
    .clipShape(.rect(cornerRadius: 8))
  }
}

/// Three banners in blue, orange and green, of which two have a second line.
#Preview {
  VStack(spacing: 8) {
    Banner("Saved")
    Banner("The sluice is closed").detail("Until the flood has passed").tinted(.orange)
    Banner("Back in harbour").detail("After nine days").tinted(.green)
  }
  .frame(width: 290)
}
