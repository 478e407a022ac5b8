package import PricebookModel

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
}
