package import PricebookModel

/// Spending by month as columns, with the budgets and the projection.
package struct MonthColumns: Sendable {
  package var currency: CurrencyCode
  /// Consecutive months, oldest first.
  package var months: [Column]
  /// The months of the report; a single one has its projection before it is over.
  package var subjects: ClosedRange<Month>?
  package var projection: Amount?

  package struct Column: Sendable {
    package var month: Month
    package var spent: Amount
    package var budget: Amount?
  }

  /// The last month of the report.
  package var subject: Month? { subjects?.upperBound }
  package func isSubject(_ month: Month) -> Bool { subjects?.contains(month) ?? false }

  /// The months of each year together as its January; a budget where all of them have one.
  package var byYear: MonthColumns {
    let january = { (month: Month) in Month(year: month.year, month: 1) }
    let years = Dictionary(grouping: months) { january($0.month) }
    let columns = years.sorted { $0.key < $1.key }.map { year, months in
      // The sum of budgets may not fit in 64 bits.
      let budgets = months.compactMap(\.budget)
      let sum = Int64(exactly: budgets.reduce(Int128(0)) { $0 + Int128($1.tenThousandths) })
      return Column(
        month: year, spent: months.reduce(.zero) { $0 + $1.spent },
        budget: budgets.count < months.count ? nil : sum.map(Amount.init(tenThousandths:)))
    }
    return MonthColumns(
      currency: currency, months: columns,
      subjects: subjects.map { january($0.lowerBound)...january($0.upperBound) })
  }
}
