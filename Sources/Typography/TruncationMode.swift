/// Which end of a line that is too long gives way to an ellipsis.
public enum TruncationMode: String, Hashable, CaseIterable, Sendable {
  case head
  case tail
  case middle
}
