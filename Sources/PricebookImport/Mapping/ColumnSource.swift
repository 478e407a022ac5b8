/// Which columns of a file a field is made of.
struct ColumnSource: Hashable, Sendable {
  enum Combination: Hashable, Sendable {
    /// The texts, empty ones left out, with a separator between them.
    case joined(separator: String)
    /// The numbers added up.
    case sum
  }

  /// One or more columns; for each the names it may have, the first that the file has counts.
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
