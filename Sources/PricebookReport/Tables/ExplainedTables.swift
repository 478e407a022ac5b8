package import PricebookAnalytics
import PricebookModel

/// The tables of money that is the sum of lines, and the lines of their figures.
package enum ExplainedTables {
  private typealias Maker = @Sendable (Analysis, LineSearch) -> [ExplainedFigure]

  private static let makers: [(name: String, make: Maker)] = [
    ("spending-by-month", { spendingByMonth($0, $1) }),
    ("spending-by-category", { spendingByCategory($0, $1) }),
    ("spending-matrix", { spendingMatrix($0, $1) }),
    ("person-budgets", { personBudgets($0, $1) }),
    ("spending-by-store", { spendingByStore($0, $1) }),
    ("spending-by-item", { spendingByItem($0, $1) }),
    ("spending-change", { spendingChange($0, $1) }),
    ("discounts", { discounts($0, $1) }),
  ]

  /// Tables whose figures are no sums of lines, but were learnt from them.
  private static let learnt: [(name: String, make: Maker)] = [
    ("possible-savings", { possibleSavings($0, $1) })
  ]

  /// Those of sums, in the order of ``ReportTables/names``.
  package static let names = makers.map(\.name)
  /// With those of lines of carts too, which ``ExplainedCarts`` has.
  package static let all = names + learnt.map(\.name) + [ExplainedCarts.table]

  /// Every figure of a table, with the lines that it is made of.
  package static func figures(
    of table: String, in analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    (makers + learnt).first { $0.name == table }?.make(analysis, search) ?? []
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

  /// Every month of a row, and their total.
  private static func spendingMatrix(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    ReportTables.matrixRows(of: analysis).flatMap { row -> [ExplainedFigure] in
      let months = row.amounts.enumerated().compactMap { place, amount in
        amount.map { amount in
          figure(
            ReportTables.monthNames[place], amount, [("category", row.category)],
            of: Month(year: row.year, month: place + 1), row.currency, in: search
          ) { $0.scope = row.scope }
        }
      }
      let year = MonthPeriod(
        Month(year: row.year, month: 1)...Month(year: row.year, month: 12))
      let query = LineQuery(
        days: [search.days(of: year.months)], currency: row.currency, scope: row.scope)
      let total = ExplainedFigure(
        keys: [
          ("year", year.description), ("category", row.category),
          ("currency", label(row.currency, search)),
        ], column: "total", amount: row.total, currency: row.currency,
        parts: [.init(name: year.description, query: query)])
      return months + [total]
    }
  }

  /// What was paid, and what was seen at the store with the lower price up to then.
  private static func possibleSavings(
    _ analysis: Analysis, _ search: LineSearch
  ) -> [ExplainedFigure] {
    let names = search.book.names
    let days = analysis.options.settings[.savingsDays]
    return analysis.possibleSavings.rows.map { row in
      let month = search.days(of: row.month...row.month)
      var paid = LineQuery(days: [month], currency: row.currency)
      paid.item = row.item
      var lower = paid
      paid.store = row.store
      lower.store = row.cheapestStore
      lower.days = [month.lowerBound.adding(days: -days)...month.upperBound]
      return ExplainedFigure(
        keys: [
          ("month", row.month.description), ("item", names.items[row.item].name),
          ("store", names.stores[row.store]), ("kind", row.kind.name),
          ("currency", label(row.currency, search)),
        ], column: "saving", amount: nil, currency: row.currency,
        parts: [
          .init(name: "paid", query: paid),
          .init(name: "lower prices at \(names.stores[row.cheapestStore])", query: lower),
        ])
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
