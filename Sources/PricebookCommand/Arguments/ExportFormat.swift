import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The formats of `pricebook export`.
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case csv, json
  /// A journal of hledger.
  case journal
  case beancount
  /// A row for every receipt and category, for programs that keep a budget.
  case budget
}
