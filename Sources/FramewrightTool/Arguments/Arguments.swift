import Foundation
import Interpreter

/// The words behind a command, sorted into options and paths.
struct Arguments {
  private var values: [String: [String]] = [:]
  private(set) var paths: [String] = []

  /// - Throws: `UsageError` for an option the command does not take, or one without its value.
  init(_ words: [String], for command: Command?) throws {
    let known = (command?.options ?? []) + Option.everywhere
    var index = 0
    var optionsEnded = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        paths.append(word)
        continue
      }
      if word == "--" {
        optionsEnded = true
        continue
      }
      let (option, attached) = try Self.option(word, known: known, command: command)
      guard option.value != nil else {
        guard attached == nil else {
          throw UsageError("'--\(option.name)' takes no value")
        }
        values[option.name, default: []].append("")
        continue
      }
      var value = attached
      if value == nil, option.isValueOptional, !Self.isValue(words, at: index) { value = "" }
      if value == nil, index < words.count {
        value = words[index]
        index += 1
      }
      guard let value else { throw UsageError("'--\(option.name)' needs a value") }
      if values[option.name] != nil, !option.isRepeatable {
        throw UsageError("'--\(option.name)' is given twice")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// The options but for some, in one text that is equal for equal options.
  func text(without names: Set<String>) -> String {
    values.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: "\n")
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether a word can only be the value of the option before it, which may have none: it is
  /// neither an option nor a path.
  private static func isValue(_ words: [String], at index: Int) -> Bool {
    guard index < words.count else { return false }
    return !words[index].hasPrefix("-") && !FileManager.default.fileExists(atPath: words[index])
  }

  /// The option a word names, with a value attached by `=` or to a short form.
  private static func option(
    _ word: String, known: [Option], command: Command?
  ) throws -> (Option, String?) {
    var name = word
    var attached: String?
    if word.hasPrefix("--") {
      name = String(word.dropFirst(2))
      if let equals = name.firstIndex(of: "=") {
        attached = String(name[name.index(after: equals)...])
        name = String(name[..<equals])
      }
      if let option = known.first(where: { $0.name == name }) { return (option, attached) }
    } else {
      let letter = String(word.dropFirst().prefix(1))
      if let option = known.first(where: { $0.short == letter }) {
        let rest = word.dropFirst(2)
        return (option, rest.isEmpty ? nil : String(rest))
      }
    }
    let nearest = nearestName(to: name, among: known.map(\.name))
    let place = command.map { "'\($0.name)'" } ?? "framewright"
    throw UsageError(
      "\(place) has no option '\(word)'", hint: nearest.map { "did you mean '--\($0)'?" })
  }
}
