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
    func add(_ amount: Amount, to sum: inout Amount?) { sum = (sum ?? .zero) + amount }
    let noAmounts = [Amount?](repeating: nil, count: 12)
    var sums: [Key: [Amount?]] = [:]
    for row in analysis.spending.byCategory {
      for category in [nil, row.category] {
        let key = Key(year: row.month.year, currency: row.currency, category: category)
        add(row.spent, to: &sums[key, default: noAmounts][row.month.monthOfYear - 1])
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
    let order = CategoryOrder(of: analysis.book.names)
    let rows = matrixRows(of: analysis).map { (place: order.place(of: $0.scope), row: $0) }
      .sorted { left, right in
        let (one, other) = (left.row, right.row)
        return (one.year, names.currencies[one.currency], left.place)
          < (other.year, names.currencies[other.currency], right.place)
      }.map(\.row)
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
