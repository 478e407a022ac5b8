package import PricebookAnalytics
import PricebookModel

/// The tables of money that is the sum of lines, and the lines of their figures.
package enum ExplainedTables {
  private typealias Maker = @Sendable (Analysis, LineSearch) -> [ExplainedFigure]

  private static let makers: [(name: String, make: Maker)] = [
    ("spending-by-month", { spendingByMonth($0, $1) }),
    ("spending-by-category", { spendingByCategory($0, $1) }),
    ("person-budgets", { personBudgets($0, $1) }),
    ("spending-by-store", { spendingByStore($0, $1) }),
    ("spending-by-item", { spendingByItem($0, $1) }),
    ("spending-change", { spendingChange($0, $1) }),
    ("discounts", { discounts($0, $1) }),
  ]

  /// In the order of ``ReportTables/names``.
  package static let names = makers.map(\.name)

  /// Every figure of a table, with the lines that it is made of.
  package static func figures(
    of table: String, in analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    makers.first { $0.name == table }?.make(analysis, search) ?? []
  }

  private static func label(_ currency: CurrencyID, _ search: LineSearch) -> String {
    search.book.names.currencies[currency].label
  }

  /// A figure of the lines of a month.
  private static func figure(
    _ column: String, _ amount: Amount, _ keys: [(column: String, value: String)],
    of month: Month, _ currency: CurrencyID, in search: LineSearch,
    _ narrow: (inout LineQuery) -> Void
  ) -> ExplainedFigure {
    var query = LineQuery(days: [search.days(of: month...month)], currency: currency)
    narrow(&query)
    return ExplainedFigure(
      keys: [("month", month.description)] + keys + [("currency", label(currency, search))],
      column: column, amount: amount, currency: currency,
      parts: [.init(name: month.description, query: query)])
  }

  private static func spendingByMonth(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    analysis.budget.rows.filter { $0.scope == .wholeMonth }.map { row in
      figure("spent", row.spent, [], of: row.month, row.currency, in: search) { _ in }
    }
  }

  private static func spendingByCategory(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    ReportTables.categoryRows(of: analysis).map { name, row in
      var found = figure(
        "spent", row.spent, [("category", name)], of: row.month, row.currency, in: search
      ) { query in
        query.scope = row.scope
        query.includesParts = row.level != .category
      }
      found.keys.append(("level", "\(row.level)"))
      return found
    }
  }

  private static func personBudgets(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    let categories = search.book.names.categories
    return analysis.personBudgets.flatMap { person in
      person.rows.map { row in
        let name = row.scope.tableName(categories: categories)
        return figure(
          "spent", row.spent, [("person", person.person), ("category", name)], of: row.month,
          row.currency, in: search
        ) { query in
          query.person = person.person
          query.scope = row.scope
          query.includesParts = row.level != .category
        }
      }
    }
  }

  private static func spendingByStore(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    analysis.spending.byStore.map { row in
      let name = search.book.names.stores[row.store]
      return figure("spent", row.spent, [("store", name)], of: row.month, row.currency, in: search)
      {
        $0.store = row.store
      }
    }
  }

  private static func spendingByItem(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    analysis.spending.byItem.map { row in
      let unit = analysis.unitValues.dimensions[row.dimension].baseUnit
      let name = search.book.names.items[row.item].name
      return figure(
        "spent", row.spent, [("item", name), ("unit", unit)], of: row.month, row.currency,
        in: search
      ) { query in
        query.item = row.item
        query.baseUnit = unit
      }
    }
  }

  private static func discounts(_ analysis: Analysis, _ search: LineSearch) -> [ExplainedFigure] {
    analysis.discounts.rows.compactMap { row in
      row.discount.map { discount in
        let name = search.book.names.stores[row.store]
        return figure(
          "discount", discount, [("store", name)], of: row.month, row.currency, in: search
        ) {
          query in
          query.store = row.store
          query.measure = .discount
        }
      }
    }
  }

  /// What was spent, what was spent before, and the change, which is both.
  private static func spendingChange(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    let categories = search.book.names.categories
    return analysis.spendingChange.rows.flatMap { row -> [ExplainedFigure] in
      guard let before = search.before(row.month, row.reference) else { return [] }
      let name = row.scope.tableName(categories: categories)
      var change = figure(
        "change", row.change, [("category", name)], of: row.month, row.currency, in: search
      ) { $0.scope = row.scope }
      change.keys.append(("reference", row.reference.rawValue))
      var query = change.parts[0].query
      query.days = before.days
      change.parts[0].name = "current"
      change.parts.append(
        .init(name: "previous", query: query, isTakenOff: true, months: before.parts))
      var (current, previous) = (change, change)
      (current.column, current.amount, current.parts) = ("current", row.current, [change.parts[0]])
      (previous.column, previous.amount) = ("previous", row.previous)
      previous.parts = [change.parts[1]]
      previous.parts[0].isTakenOff = false
      return [previous, current, change]
    }
  }
}
