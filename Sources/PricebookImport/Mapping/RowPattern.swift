/// Matches rows by the texts of some columns; all must fit.
struct RowPattern: Hashable, Sendable {
  /// Patterns for one column: any of them may fit.
  struct Condition: Hashable, Sendable {
    var column: [String]
    /// Globs for the text as written; upper and lower case differ.
    var globs: [String]
  }

  var conditions: [Condition]
}
