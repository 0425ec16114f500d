import FigureLimits
import Foundation

/// Why a view cannot be drawn whole.
package enum ViewError: Error, Hashable {
  case missingImage(name: String, nearest: [String])
  /// A name that no symbol can have.
  case badSymbolName(String)
  case unreadableImage(name: String, reason: String)
  /// A length that is no length: negative or not finite.
  case badLength(view: String, parameter: String, value: String, hint: String)
  /// Something of SwiftUI that is laid out but cannot be drawn exactly yet.
  case unsupported(name: String, hint: String)
  /// A text that is not what its syntax says.
  case unreadableText(String, reason: String)
  /// What is needed is not installed; the words say what.
  case environment(String)
  case tooDeep(limit: Int)
  case tooMany(limit: Int)
  /// Views that are told of changes change the figure again and again.
  case unsettled(view: String, limit: Int)
}

extension ViewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingImage(let name, _): "there is no picture '\(name)'"
    case .badSymbolName(let name): "no symbol can have the name '\(name)'"
    case .unreadableImage(let name, let reason):
      "the picture '\(name)' cannot be used: \(reason)"
    case .badLength(let view, let parameter, let value, _):
      "'\(view)' cannot have the \(parameter) \(value)"
    case .unsupported(let name, _): "'\(name)' cannot be drawn yet"
    case .unreadableText(_, let reason): reason
    case .environment(let words): words
    case .tooDeep(let limit): Limit.levels.message(limit)
    case .tooMany(let limit): Limit.nodes.message(limit)
    case .unsettled(let view, let limit):
      "the figure does not come to rest: laid out \(limit) times, '\(view)' is told yet another value"
    }
  }

  /// What to write instead.
  package var hint: String? {
    switch self {
    case .missingImage(_, let nearest):
      nearest.first.map { "did you mean '\($0)'?" }
        ?? "pictures are PNG, JPEG or SVG files in the fixture's folder"
    case .badSymbolName: "names of symbols are small letters and digits with dots, as 'star.fill'"
    case .badLength(_, _, _, let hint), .unsupported(_, let hint): hint
    case .unsettled:
      "what its closure sets changes the value that it is told; measure a view that does not depend "
        + "on it"
    default: nil
    }
  }

  /// What the fixture's source has in it where the error is.
  package var sourceText: String? {
    switch self {
    case .missingImage(let name, _), .unreadableImage(let name, _), .badSymbolName(let name):
      "\"\(name)\""
    case .unsupported(let name, _): name
    case .unreadableText(let text, _): text
    case .badLength(let view, _, _, _), .unsettled(let view, _): view
    default: nil
    }
  }
}

extension View {
  /// Why the view cannot be as it is written, where that is known before it is laid out.
  package var refusal: ViewError? {
    if let refused = self as? RefusedView { return refused.error }
    guard let tuple = self as? TupleView, tuple.content.count == 1 else { return nil }
    return tuple.content[0].refusal
  }
}
