import SwiftParser
import SwiftSyntax

/// Types of the standard library that are Swift code here too, read where a file names them.
struct Prelude {
  let machine: Machine

  /// Declares what the file uses and does not declare itself.
  func declare(with collector: Collector) {
    guard machine.types["Result"] == nil, machine.source.text.contains("Result<") else { return }
    for item in Parser.parse(source: Self.result).statements {
      if case .decl(let declaration) = item.item { collector.collect(declaration) }
    }
  }

  private static let result = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)

      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }

      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }

      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }

      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }

      func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
    }
    """
}
