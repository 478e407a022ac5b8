import PricebookModel

/// Matches rows by the texts of some columns; all must fit.
struct RowPattern: Hashable, Sendable {
  /// Patterns for one column: any of them may fit.
  struct Condition: Hashable, Sendable {
    /// The names the column may have.
    var column: [String]
    /// Globs for the text as written; upper and lower case differ.
    var globs: [String]
  }

  var conditions: [Condition]
}

/// A ``RowPattern`` for the columns of one file.
struct RowTest: Hashable, Sendable {
  private struct Condition: Hashable, Sendable {
    var slot: Int
    var globs: [Glob]
  }

  private var conditions: [Condition] = []

  /// - Parameter slot: The index of a column among those that are kept; `nil` for a column that
  ///   the file does not have.
  /// - Returns: `nil` if a column is missing, because then no row can fit.
  init?(_ pattern: RowPattern, slot: (_ names: [String]) -> Int?) {
    for condition in pattern.conditions {
      guard let slot = slot(condition.column) else { return nil }
      conditions.append(Condition(slot: slot, globs: condition.globs.map { Glob($0) }))
    }
  }

  func fits(_ cells: [String]) -> Bool {
    conditions.allSatisfy { condition in
      guard condition.slot < cells.count else { return false }
      let text = Array(cells[condition.slot].utf8)
      return condition.globs.contains { $0.matches(text) }
    }
  }
}
