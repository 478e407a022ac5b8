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
  static func matrixRows(of analysis: Analysis) -> [MatrixRow] {
    struct Key: Hashable {
      var year: Int
      var currency: CurrencyID
      /// `nil` for everything.
      var category: SpendingCategory?
    }
    var sums: [Key: [Amount?]] = [:]
    for row in analysis.spending.byCategory {
      for category in [nil, row.category] {
        let key = Key(year: row.month.year, currency: row.currency, category: category)
        var amounts = sums[key] ?? Array(repeating: nil, count: 12)
        let place = row.month.monthOfYear - 1
        amounts[place] = (amounts[place] ?? .zero) + row.spent
        sums[key] = amounts
      }
    }
    let categories = analysis.book.names.categories
    return sums.map { key, amounts -> MatrixRow in
      let name =
        switch key.category {
        case nil: "*"
        case .named(let id): categories[id]
        case .adjustments: "adjustments"
        }
      return MatrixRow(
        year: key.year, scope: key.category.map { .category($0) } ?? .wholeMonth, category: name,
        currency: key.currency, amounts: amounts)
    }
  }

  /// Categories down and the months of a year across, in money, with totals.
  static func spendingMatrix(_ analysis: Analysis, names: TableNames) -> DataTable {
    let rows = matrixRows(of: analysis).sorted { left, right in
      let (one, other) = (names.currencies[left.currency], names.currencies[right.currency])
      return (left.year, one, left.category == "*" ? 0 : 1, left.category)
        < (right.year, other, right.category == "*" ? 0 : 1, right.category)
    }
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
