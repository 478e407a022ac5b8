import PricebookAnalytics
import PricebookModel

extension ReportTables {
  struct MatrixRow: Sendable {
    var year: Int
    var scope: BudgetVariance.Scope
    /// `*` is everything.
    var category: String
    var currency: CurrencyID
    /// From January on; `nil` where nothing was spent.
    var amounts: [Amount?]
    var total: Amount { amounts.compactMap(\.self).reduce(.zero, +) }
  }

  static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// What was spent on every category in the months of every year.
  ///
  /// Sorted by year, currency, category (everything first).
  static func matrixRows(of analysis: Analysis) -> [MatrixRow] {
    struct Key: Hashable {
      var year: Int
      var currency: CurrencyID
      /// `nil` for everything.
      var category: SpendingCategory?
      var scope: BudgetVariance.Scope { category.map { .category($0) } ?? .wholeMonth }
    }
    func add(_ amount: Amount, to sum: inout Amount?) { sum = (sum ?? .zero) + amount }
    let noAmounts = [Amount?](repeating: nil, count: 12)
    var sums: [Key: [Amount?]] = [:]
    for row in analysis.spending.byCategory {
      for category in [nil, row.category] {
        let key = Key(year: row.month.year, currency: row.currency, category: category)
        add(row.spent, to: &sums[key, default: noAmounts][row.month.monthOfYear - 1])
      }
    }
    let names = analysis.book.names
    let order = CategoryOrder(of: names)
    let labels = names.currencies.mapValues(\.label)
    // Keys are sorted, not rows: a comparison copies nothing.
    let keys = sums.keys.sorted { left, right in
      (left.year, labels[left.currency], order.place(of: left.scope))
        < (right.year, labels[right.currency], order.place(of: right.scope))
    }
    return keys.map { key -> MatrixRow in
      let name =
        switch key.category {
        case nil: "*"
        case .named(let id): names.categories[id]
        case .adjustments: "adjustments"
        }
      return MatrixRow(
        year: key.year, scope: key.scope, category: name, currency: key.currency,
        amounts: sums[key, default: noAmounts])
    }
  }

  /// Categories down and the months of a year across, in money, with totals.
  static func spendingMatrix(_ analysis: Analysis, names: TableNames) -> DataTable {
    let rows = matrixRows(of: analysis)
    let money = names.money(of: rows, { $0 }, currency: { $0.currency })
    let months = monthNames.enumerated().map { place, name in
      money(name) { $0.amounts[place] }
    }
    return DataTable(
      name: "spending-matrix", rowCount: rows.count,
      columns: [
        .count("year", of: rows) { $0.year }, .text("category", of: rows) { $0.category },
        names.currency(of: rows) { $0.currency },
      ] + months + [
        money("total") { $0.total }
      ])
  }
}
