import PricebookModel

/// A ``RowPattern`` for the columns of one file.
struct RowTest: Sendable {
  /// The globs for one column; any of them may match its text.
  struct Condition: Sendable {
    let slot: Int
    private let globs: [Glob]

    init(slot: Int, globs: [String]) {
      self.slot = slot
      self.globs = globs.map { Glob($0) }
    }

    func fits(_ text: [UInt8]) -> Bool { globs.contains { $0.matches(text) } }
  }

  let pattern: RowPattern
  let conditions: [Condition]

  /// Takes the places of columns among those that are kept; without one of them, no row can fit.
  init?(_ pattern: RowPattern, slot: (_ names: [String]) -> Int?) {
    self.pattern = pattern
    conditions = pattern.conditions.compactMap { condition in
      slot(condition.column).map { Condition(slot: $0, globs: condition.globs) }
    }
    if conditions.count < pattern.conditions.count { return nil }
  }

  func fits(_ cells: [String]) -> Bool {
    conditions.allSatisfy { $0.slot < cells.count && $0.fits(Array(cells[$0.slot].utf8)) }
  }
}
