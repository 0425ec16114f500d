import Foundation

/// Frame trees read from a file: what `framewright frames --json` prints, and what
/// `--format frames` writes for one figure.
public struct FrameDocument: Decodable, Sendable {
  public let figures: [Figure]

  public struct Figure: Decodable, Sendable {
    public let name: String
    public let canvas: Frame
    public let root: Node
  }

  /// Points; y grows downwards.
  public struct Frame: Decodable, Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  public struct Node: Decodable, Sendable {
    public let view: String
    public let id: String?
    public let label: String?
    public let frame: Frame
    public let proposal: Proposal?
    public let lines: [String]?
    public let truncated: Bool?
    public let children: [Node]

    private enum CodingKeys: CodingKey {
      case view, id, label, proposal, lines, truncated, children
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      view = try values.decode(String.self, forKey: .view)
      id = try values.decodeIfPresent(String.self, forKey: .id)
      label = try values.decodeIfPresent(String.self, forKey: .label)
      frame = try Frame(from: decoder)
      proposal = try values.decodeIfPresent(Proposal.self, forKey: .proposal)
      lines = try values.decodeIfPresent([String].self, forKey: .lines)
      truncated = try values.decodeIfPresent(Bool.self, forKey: .truncated)
      children = try values.decodeIfPresent([Node].self, forKey: .children) ?? []
    }
  }

  public struct Proposal: Decodable, Hashable, Sendable {
    public let width: Length
    public let height: Length
  }

  /// A proposed length: points, infinity, or none.
  public enum Length: Decodable, Hashable, Sendable {
    case points(Double)
    case word(String)
    case unspecified

    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .unspecified
      } else if let points = try? value.decode(Double.self) {
        self = .points(points)
      } else {
        self = .word(try value.decode(String.self))
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case figures
  }

  /// - Throws: `ComparisonProblem` where it is no file of frame trees.
  public init(_ bytes: [UInt8]) throws {
    do {
      self = try JSONDecoder().decode(FrameDocument.self, from: Data(bytes))
    } catch {
      throw ComparisonProblem("is no file of frame trees")
    }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if values.contains(.figures) {
      figures = try values.decode([Figure].self, forKey: .figures)
    } else {
      figures = [try Figure(from: decoder)]
    }
  }
}

/// Why something cannot be compared: said of the file, as in "is no file of frame trees".
public struct ComparisonProblem: Error, Hashable, Sendable {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}
