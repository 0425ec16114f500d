import SwiftUI

struct Tool: Identifiable {
  let name: String
  let color: Color
  var id: String { name }

  static let all = [
    Tool(name: "Pencil", color: .blue), Tool(name: "Ruler", color: .orange),
    Tool(name: "Eraser", color: .pink),
  ]
}

struct ToolButton: View {
  let tool: Tool
  let showsName: Bool

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(tool.color.gradient).frame(width: 16, height: 16)
      if showsName {
        Text(tool.name).font(.subheadline).fixedSize()
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 34)
    .background(.quaternary, in: .capsule)
  }
}

struct Toolbar: View {
  private func row(_ tools: some RandomAccessCollection<Tool>, names: Bool) -> some View {
    HStack(spacing: 6) {
      ForEach(tools) { ToolButton(tool: $0, showsName: names) }
    }
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(Tool.all, names: true)
      row(Tool.all, names: false)
      row(Tool.all.prefix(1), names: false)
    }
    .padding(8)
  }
}

/// A toolbar in three widths: with names, with signs alone, and with the first sign.
#Preview {
  VStack(alignment: .leading, spacing: 10) {
    ForEach([320.0, 180, 100], id: \.self) { width in
      Toolbar()
        .frame(width: width, alignment: .leading)
        .background(.quinary, in: .rect(cornerRadius: 14))
    }
  }
}
