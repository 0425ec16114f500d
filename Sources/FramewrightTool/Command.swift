import FigureLimits
import Interpreter

/// What the tool can be asked to do.
struct Command: Sendable {
  let name: String
  /// The arguments behind the name, as help shows them.
  let usage: String
  let summary: String
  /// The options it takes beside `--help` and `--version`.
  let options: [Option]
  let run: @Sendable (Arguments) throws -> ExitStatus

  static let all: [Command] = [
    render, frames, explain, check, diff, merge, watch, catalog, fonts,
  ]

  /// The command that the first word names, and the words behind it.
  static func named(in words: [String]) throws -> (Command?, [String]) {
    guard let first = words.first, !first.hasPrefix("-") else { return (nil, words) }
    guard let command = all.first(where: { $0.name == first }) else {
      let nearest = nearestName(to: first, among: all.map(\.name))
      throw UsageError(
        "there is no command '\(first)'",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "see 'framewright --help'")
    }
    return (command, Array(words.dropFirst()))
  }

  var help: String {
    var lines = [summary, "", "usage: framewright \(name) \(usage)", "", "options:"]
    lines += (options + Option.everywhere).map(\.helpLine)
    if options.contains(where: { $0.name == "limit" }) { lines += ["", "limits:"] + Limits.help }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// An option of a command.
struct Option: Sendable {
  let name: String
  /// The short form, as in `-o`.
  var short: String?
  /// What stands for the value in help; nil for an option without one.
  var value: String?
  var isRepeatable = false
  /// Whether it may stand without its value; a path behind it is none.
  var isValueOptional = false
  let summary: String

  static let everywhere = [
    Option(name: "help", short: "h", summary: "show this help"),
    Option(name: "version", summary: "show the version"),
  ]

  var helpLine: String {
    let shown = value.map { isValueOptional ? " [\($0)]" : " \($0)" } ?? ""
    return Help.line((short.map { "-\($0), " } ?? "") + "--\(name)" + shown, summary)
  }
}

enum Help {
  static func line(_ name: String, _ summary: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(28 - name.count, 1)))\(summary)"
  }

  static var overview: String {
    var lines = [
      "SwiftUI layout figures, on Linux, without Xcode.", "",
      "usage: framewright COMMAND [arguments]", "", "commands:",
    ]
    for command in Command.all {
      lines.append(
        "  \(command.name)\(String(repeating: " ", count: max(12 - command.name.count, 1)))"
          + command.summary)
    }
    lines += ["", "'framewright COMMAND --help' tells more.", ""]
    return lines.joined(separator: "\n")
  }
}
