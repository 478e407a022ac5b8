extension StoreLayout {
  /// Where a store records which rows of a target belong to which owners.
  struct Link {
    var table: Table
    /// The column with the owner's row; empty or 0 without an owner.
    var owner: String
    /// The column with the target's row.
    var target: String
  }

  /// A relationship from one row to many, as the app's model has it.
  struct ToMany {
    var owner: String
    var name: String
    var target: String
    /// The name of the inverse relationship; `nil` if the model has none.
    var inverse: String?
    /// Whether it is the only relationship between the two, so that numbers identify it.
    var isOnlyOne = true
  }

  /// Finds how a relationship is kept: in a column of the target named after its inverse, in one
  /// with the owner's number, or in a table of its own with two numbered columns.
  ///
  /// - Returns: `nil` if nothing fits, or if several columns or tables fit equally well.
  func link(_ relationship: ToMany) -> Link? {
    guard let target = table(of: relationship.target) else { return nil }
    let key = target.columns["Z_PK"]
    if let key, let inverse = relationship.inverse,
      let column = target.columns["Z" + inverse.uppercased()]
    {
      return Link(table: target, owner: column, target: key)
    }
    if let key, let column = numberedColumn(relationship, in: target) {
      return Link(table: target, owner: column, target: key)
    }
    return joinTable(relationship)
  }

  private func numberedColumn(_ relationship: ToMany, in target: Table) -> String? {
    let named = target.columns.values.sorted().compactMap { column in
      NumberedName(column, prefix: "Z").map { (column, $0) }
    }.filter { $0.1.name == relationship.name.uppercased() }
    if let number = number(of: relationship.owner),
      let match = named.first(where: { $0.1.number == number })
    {
      return match.0
    }
    return named.count == 1 ? named.first?.0 : nil
  }

  private func joinTable(_ relationship: ToMany) -> Link? {
    let owner = number(of: relationship.owner)
    let target = number(of: relationship.target)
    let names = [relationship.name.uppercased(), relationship.inverse?.uppercased()]
    var best: [(link: Link, score: Int)] = []
    for table in tables.values.sorted(by: { $0.name < $1.name }) {
      guard let tableName = NumberedName(table.name, prefix: "Z_") else { continue }
      let columns = table.columns.values.sorted().compactMap { column in
        NumberedName(column, prefix: "Z_").map { (column, $0) }
      }
      guard columns.count == 2 else { continue }
      for (ownerColumn, targetColumn) in [(columns[0], columns[1]), (columns[1], columns[0])] {
        if let owner, owner != ownerColumn.1.number { continue }
        if let target, target != targetColumn.1.number { continue }
        // Each column is named after the relationship that leads to its rows.
        let score =
          (targetColumn.1.name == names[0] ? 4 : 0) + (ownerColumn.1.name == names[1] ? 2 : 0)
          + (names.contains(tableName.name) ? 1 : 0)
        let areNumbersKnown = owner != nil && target != nil
        guard score > 1 || (areNumbersKnown && (score == 1 || relationship.isOnlyOne)) else {
          continue
        }
        best.append(
          (Link(table: table, owner: ownerColumn.0, target: targetColumn.0), score))
      }
    }
    guard let highest = best.map(\.score).max() else { return nil }
    let candidates = best.filter { $0.score == highest }
    return candidates.count == 1 ? candidates[0].link : nil
  }
}
