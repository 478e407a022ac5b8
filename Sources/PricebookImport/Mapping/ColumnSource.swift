/// The columns of a file that a field is made of.
struct ColumnSource: Hashable, Sendable {
  enum Combination: Hashable, Sendable {
    /// The texts, empty ones left out, with a separator between them.
    case joined(separator: String)
    /// The numbers added up.
    case sum
    /// The first that is not empty.
    case first
  }

  /// One or more columns, each with its possible names; the first that the file has is used.
  var columns: [[String]]
  /// How several columns become one value.
  var combination: Combination

  init(_ columns: [[String]], _ combination: Combination = .joined(separator: " ")) {
    self.columns = columns
    self.combination = combination
  }

  init(_ name: String) {
    self.init([[name]])
  }
}
