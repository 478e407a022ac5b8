import PricebookModel

/// Aliases, budgets and baskets.
extension BookReading {
  mutating func readAliases() {
    var rows = AliasRows()
    for (file, source) in sources(where: { $0.isTable(.aliases) }) {
      guard let table = table(file, source) else { continue }
      rows.read(table, log: &logs[source])
    }
    aliasRows = rows.aliases
    aliases = AliasTable(aliasRows)
  }

  mutating func readBudgets() {
    var budgets = BudgetTable()
    for (file, source) in sources(where: { if case .budgets = $0 { true } else { false } }) {
      guard case .budgets(_, let header) = file.content, let rules = header.mapping.rules,
        let bytes = bytes(file, source)
      else { continue }
      let table = CSVTable(bytes, header.dialect, rules, log: &logs[source])
      budgets.read(
        table, bookCurrency: currency, decimalMark: .point, amounts: &amounts, log: &logs[source])
    }
    for (file, source) in sources(where: { $0.isTable(.budgets) }) {
      guard let bytes = bytes(file, source) else { continue }
      let hasHeader = !TableKind.isBudgetRow(TableKind.firstRecord(of: bytes))
      let table = CSVTable(
        bytes: bytes, header: hasHeader ? nil : TableKind.budgets.columns, log: &logs[source])
      budgets.read(
        table, bookCurrency: currency, decimalMark: options.decimalMark, amounts: &amounts,
        log: &logs[source])
    }
    book.budgets = budgets.budgets
  }

  mutating func readBaskets() {
    for (file, source) in sources(where: { $0.isTable(.basket) }) {
      guard let table = table(file, source) else { continue }
      baskets.append(
        BasketTable(
          table, name: file.baseName, decimalMark: options.decimalMark, log: &logs[source]))
    }
  }

  mutating func readAisles() {
    var rows = AisleRows()
    for (file, source) in sources(where: { $0.isTable(.aisles) }) {
      guard let table = table(file, source) else { continue }
      rows.read(table, aliases: aliases, log: &logs[source])
    }
    book.aisles = rows.aisles
  }
}
