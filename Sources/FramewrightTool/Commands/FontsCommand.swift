import Foundation
import TextMetrics

extension Command {
  static let fonts = Command(
    name: "fonts", usage: "[--font-path DIR]",
    summary: "Lists which font files serve which family, weight and names of styles.",
    options: RenderOptions.options.filter { ["font-path", "system-fonts"].contains($0.name) },
    run: { arguments in
      guard arguments.paths.isEmpty else { throw UsageError("'fonts' takes no paths") }
      let folders = try FontFolders(RenderOptions(arguments))
      var lines: [String] = []
      for place in folders.places { lines.append("\(place.path)  (\(place.reason))") }
      let faces = try folders.library().faces()
      guard !faces.isEmpty else {
        throw EnvironmentError(
          "no font was found",
          hint: "run Scripts/setup, or name a folder with --font-path or FRAMEWRIGHT_FONTS")
      }
      for face in faces {
        let weights =
          face.weights.lowerBound == face.weights.upperBound
          ? "\(Int(face.weights.lowerBound))"
          : "\(Int(face.weights.lowerBound))…\(Int(face.weights.upperBound))"
        lines.append("")
        lines.append("\(face.family)\(face.isItalic ? " italic" : "")  \(weights)")
        lines.append("  \(face.postScriptNames.joined(separator: ", "))")
        lines.append("  \(face.path)")
        lines.append("  \(face.version)")
        lines.append("  sha256 \(try face.digest())")
      }
      Console.print(lines.joined(separator: "\n") + "\n")
      return .success
    })
}
