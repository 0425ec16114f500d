import Fixtures
import Foundation

/// The command line: parses, calls, prints, and answers the exit status.
enum Tool {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> ExitStatus {
    do {
      let (command, rest) = try Command.named(in: words)
      let arguments = try Arguments(rest, for: command)
      if arguments.has("help") {
        Console.print(command?.help ?? Help.overview)
        return .success
      }
      if arguments.has("version") {
        Console.print("framewright \(version)\n")
        return .success
      }
      guard let command else {
        Console.print(Help.overview)
        return .wrongUsage
      }
      return try command.run(arguments)
    } catch let error as UsageError {
      Console.complain("framewright: error: \(error.message)")
      if let hint = error.hint { Console.complain("help: \(hint)") }
      return .wrongUsage
    } catch let error as EnvironmentError {
      Console.complain("framewright: error: \(error.message)")
      if let hint = error.hint { Console.complain("help: \(hint)") }
      return .wrongEnvironment
    } catch {
      Console.complain("framewright: error: \(error)")
      return .wrongEnvironment
    }
  }
}

/// A command line that asks for something there is not.
struct UsageError: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension UsageError {
  static func noFigure(_ name: String) -> UsageError {
    UsageError("there is no figure '\(name)' in these fixtures")
  }
}

/// Something around the tool that is missing or refuses.
struct EnvironmentError: EnvironmentProblem {
  /// Why the system refused the last call that failed.
  static var systemReason: String { String(cString: strerror(errno)) }

  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
